import { rm, writeFile } from 'node:fs/promises';
import type { BrokenVersion, BuiltFiles } from './broken-version';

/** A way to break a version of operations, with the failure code that the platform reports. */
export interface Damage {
  name: string;
  code: string;
  build?: (files: BuiltFiles) => void;
  publish?: (version: BrokenVersion) => Promise<void>;
  /** End of the address that never answers. */
  silent?: (version: BrokenVersion) => string;
  /** The list of the area loads at once, its form on demand. */
  where: 'list' | 'form';
  /** Time until the version is abandoned, in milliseconds. */
  deadline: number;
}

const exposed = /^__federation_expose_agencies\..*\.js$/;
const react = 'globalThis.__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react["19.3.1"].lib()';

function replaceArea(component: string): (files: BuiltFiles) => void {
  return (files) =>
    files.change(exposed, (text) => text.replace(/\bArea:\s*\(\)\s*=>\s*([\w$]+)/, `Area:()=>(${component})($1)`));
}

/** Text in a chunk that the agencies never request. */
const FURTHER_TEXT = 'collections.newTitle';

/** Event that loads the further part while a person fills in a form. */
export const FURTHER_PART = 'further-part';

/** Adds a part to an area that loads on that event. */
function addLaterPart(load: (name: string, files: BuiltFiles) => string): (files: BuiltFiles) => void {
  return (files) =>
    files.change(exposed, (text) =>
      text.replace(
        /([\w$]+)\.d\(([\w$]+),\{Area:\s*\(\)\s*=>\s*([\w$]+)/,
        (_all, run: string, target: string, area: string) =>
          `${run}.d(${target},{Area:()=>(Sound=>{const R=${react};const Part=R.lazy(()=>${load(run, files)});` +
          `return function Area(){const [late,end]=R.useState(false);` +
          `R.useEffect(()=>{const f=()=>end(true);addEventListener('${FURTHER_PART}',f);` +
          `return()=>removeEventListener('${FURTHER_PART}',f)},[]);` +
          `return R.createElement(R.Fragment,null,R.createElement(Sound),late&&R.createElement(Part))}})(${area})`,
      ),
    );
}

const furtherChunk = addLaterPart((run, files) => {
  return `${run}.e(${files.chunkWith(FURTHER_TEXT)}).then(()=>({default:()=>null}))`;
});

const rewrite = (name: string | RegExp, content: string) => async (version: BrokenVersion) =>
  writeFile(await version.file(name), content);
const remove = (name: string | RegExp) => async (version: BrokenVersion) => rm(await version.file(name));

export const laterDamages: readonly Omit<Damage, 'where'>[] = [
  {
    name: 'whose further chunk is gone (404)',
    code: 'chunk-unreachable',
    build: furtherChunk,
    publish: (version) => remove(version.further)(version),
    deadline: 0,
  },
  {
    name: 'whose further chunk was changed after it was published',
    code: 'integrity-mismatch',
    build: furtherChunk,
    publish: (version) => rewrite(version.further, 'globalThis.stolen = true')(version),
    deadline: 0,
  },
  {
    name: 'whose further chunk has no hash in the registry',
    code: 'integrity-missing',
    build: furtherChunk,
    publish: ({ further, record }) =>
      record(({ integrity: { [further]: _dropped, ...integrity }, ...published }) => ({ ...published, integrity })),
    deadline: 0,
  },
  {
    name: 'whose further chunk never comes',
    code: 'chunk-timeout',
    build: furtherChunk,
    silent: ({ version, further }) => `${version}/${further}`,
    deadline: 5000,
  },
  {
    name: 'that crashes while a form is filled in',
    code: 'render-crashed',
    build: addLaterPart(() => 'Promise.resolve({default:()=>{throw new Error("broken while shown")}})'),
    deadline: 0,
  },
  {
    name: 'whose further part throws while it is evaluated',
    code: 'render-crashed',
    build: addLaterPart(() => 'Promise.reject(new Error("broken while evaluated"))'),
    deadline: 0,
  },
  {
    name: 'whose further part shows nothing',
    code: 'render-timeout',
    build: addLaterPart(() => 'new Promise(()=>{})'),
    deadline: 5000,
  },
];

export const damages: readonly Damage[] = [
  {
    name: 'whose manifest is gone (404)',
    code: 'manifest-unreachable',
    publish: remove(/^mf-manifest\.json$/),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'whose manifest is an HTML page',
    code: 'integrity-mismatch',
    publish: rewrite(/^mf-manifest\.json$/, '<!doctype html><title>Welcome</title>'),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'whose manifest never comes',
    code: 'manifest-timeout',
    publish: remove(/^mf-manifest\.json$/),
    silent: ({ version }) => `${version}/mf-manifest.json`,
    where: 'list',
    deadline: 3000,
  },
  {
    name: 'whose entry is gone (404)',
    code: 'entry-unreachable',
    publish: remove(/^remoteEntry\..*\.js$/),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'whose entry was cut off when it was built',
    code: 'evaluation-failed',
    build: (files) => files.change(/^remoteEntry\..*\.js$/, (text) => text.slice(0, text.length / 2)),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'whose entry was changed after it was published',
    code: 'integrity-mismatch',
    publish: rewrite(/^remoteEntry\..*\.js$/, 'globalThis.stolen = true'),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'whose entry never comes',
    code: 'entry-timeout',
    silent: ({ version, entry }) => `${version}/${entry}`,
    where: 'list',
    deadline: 5000,
  },
  {
    name: 'whose entry has no hash in the registry',
    code: 'integrity-missing',
    publish: ({ entry, record }) =>
      record(({ integrity: { [entry]: _dropped, ...integrity }, ...published }) => ({ ...published, integrity })),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'whose first chunk was changed after it was published',
    code: 'integrity-mismatch',
    publish: rewrite(exposed, 'globalThis.stolen = true'),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'whose later chunk is gone (404)',
    code: 'chunk-unreachable',
    publish: (version) => remove(version.form)(version),
    where: 'form',
    deadline: 0,
  },
  {
    name: 'whose later chunk was changed after it was published',
    code: 'integrity-mismatch',
    publish: (version) => rewrite(version.form, 'globalThis.stolen = true')(version),
    where: 'form',
    deadline: 0,
  },
  {
    name: 'whose later chunk has no hash in the registry',
    code: 'integrity-missing',
    publish: ({ form, record }) =>
      record(({ integrity: { [form]: _dropped, ...integrity }, ...published }) => ({ ...published, integrity })),
    where: 'form',
    deadline: 0,
  },
  {
    name: 'whose later chunk never comes',
    code: 'chunk-timeout',
    silent: ({ version, form }) => `${version}/${form}`,
    where: 'form',
    deadline: 5000,
  },
  {
    name: 'that throws while it is evaluated',
    code: 'evaluation-failed',
    build: (files) =>
      files.change(exposed, (text) =>
        text.replace(/(\.d\([\w$]+,\{Area:[^}]+\}\);)/, '$1throw new Error("broken while evaluated");'),
      ),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'built for another kernel contract',
    code: 'contract-incompatible',
    publish: ({ record }) =>
      record((published) => ({ ...published, descriptor: { ...published.descriptor, kernel: '2.0' } })),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'built for another React',
    code: 'shared-incompatible',
    build: (files) => files.change(/^remoteEntry\..*\.js$/, (text) => text.replaceAll('"^19.3.0"', '"^99.0.0"')),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'that does not expose its module',
    code: 'module-missing',
    build: (files) =>
      files.change(/^remoteEntry\..*\.js$/, (text) => text.replaceAll('"./agencies":', '"./elsewhere":')),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'that crashes in its first render',
    code: 'render-crashed',
    build: replaceArea('()=>()=>{throw new Error("crash in the first render")}'),
    where: 'list',
    deadline: 0,
  },
  {
    name: 'that shows nothing',
    code: 'render-timeout',
    build: replaceArea(
      `Sound=>{const R=${react};const Never=R.lazy(()=>new Promise(()=>{}));return ()=>R.createElement(Never)}`,
    ),
    where: 'list',
    deadline: 5000,
  },
];

/** Longer than any test waits; a test that fails leaves no browser that is busy for ever. */
const HANG = 'for(const end=Date.now()+60000;Date.now()<end;);';

/** The widget of the dashboard stops the page in its first render. */
export const hangingWidget = (files: BuiltFiles): void =>
  files.change(/^widgets\..*\.js$/, (text) =>
    text.replace(/\bWidget:\s*\(\)\s*=>\s*[\w$]+(?=(?:(?!\bWidget:)[^])*?SetUpCard)/, `Widget:()=>()=>{${HANG}}`),
  );

/** The area stops the page in a handler of the event. */
export const hangingArea = replaceArea(
  `Sound=>{const R=${react};return ()=>{R.useEffect(()=>{addEventListener('${FURTHER_PART}',()=>{${HANG}})},[]);` +
    'return R.createElement(Sound)}}',
);

/** Ways in which an area stops the page while it is shown for the first time. */
export const hangs: Readonly<Record<string, (files: BuiltFiles) => void>> = {
  evaluation: (files) =>
    files.change(exposed, (text) => text.replace(/([\w$]+\.d\([\w$]+,\{Area:)/, `(()=>{${HANG}})();$1`)),
  mount: (files) =>
    files.change(exposed, (text) => text.replace(/\bArea:\s*\(\)\s*=>\s*[\w$]+/, `mount:()=>()=>{${HANG}}`)),
  render: replaceArea(`()=>()=>{${HANG}}`),
  effect: replaceArea(
    `Sound=>{const R=${react};return ()=>{R.useEffect(()=>{${HANG}},[]);return R.createElement(Sound)}}`,
  ),
};

/** The area answers all requests of the page by itself, as a library for monitoring might. */
export const replaceFetch = (files: BuiltFiles): void =>
  files.change(exposed, (text) =>
    text.replace(/([\w$]+\.d\([\w$]+,\{Area:)/, 'window.fetch=async()=>new Response("{}");$1'),
  );
