import { readdir } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { acceptShell, requireCompatibleShell } from './check-shell';
import { folderStore } from './folder/folder-store';
import { publish } from './publish';
import type { RegistryStore } from './store';
import { builtFolder, descriptor, emptyFolder, shell, type BuiltFolder } from './testing/built-folder';

let store: RegistryStore;
beforeEach(async () => {
  store = folderStore(await emptyFolder());
});

const manifestOf = (type: string) =>
  JSON.stringify({
    metaData: { globalName: 'x', remoteEntry: { name: 'remoteEntry.js', path: '', type } },
    exposes: [{ path: './agencies', assets: { js: { sync: [] }, css: { sync: [] } } }],
  });

const refusals: readonly [name: string, built: BuiltFolder, sentence: string | RegExp][] = [
  [
    'a descriptor that breaks its schema',
    { changes: { kernel: 'newest' } },
    /remote\.json: .*A contract version like 1\.0/s,
  ],
  ['a descriptor that is no JSON', { files: { 'remote.json': '<!doctype html>' } }, /remote\.json: it is no JSON/],
  ['a manifest that is no manifest', { files: { 'mf-manifest.json': '{}' } }, /mf-manifest\.json: .*metaData/s],
  [
    'an entry that no browser checks',
    { files: { 'mf-manifest.json': manifestOf('system') } },
    /mf-manifest\.json: .*The entry must be a script .* or a "module", as Vite does.* → at metaData\.remoteEntry\.type/s,
  ],
  [
    'a module, by a shell that runs only scripts',
    { files: { 'mf-manifest.json': manifestOf('module') } },
    'operations 1.0.0 is a module, and the shell 1.0.0 runs only scripts',
  ],
  [
    'a module that was built for the root of a site',
    { files: { 'mf-manifest.json': manifestOf('module'), 'chunk.js': 'import{a}from"/assets/a.js";' } },
    /chunk\.js imports from the root of the site, .* base: '\.\/'/,
  ],
  [
    'a manifest that lacks something',
    { files: { 'mf-manifest.json': '{"metaData":{"globalName":1}}' } },
    /expected string, received number\s+→ at metaData\.globalName/,
  ],
  [
    'a kernel contract that the live shell does not satisfy',
    { changes: { kernel: '1.3' } },
    'operations 1.0.0 needs the kernel contract 1.3, the shell 1.0.0 offers 1.0',
  ],
  [
    'a descriptor of a schema that the live shell does not read',
    { changes: { schema: 2, contributions: [{ slot: 'command', label: { en: 'Call' }, to: '/call', order: 1 }] } },
    'operations 1.0.0 has a descriptor of schema 2, the shell 1.0.0 reads 1',
  ],
  [
    'an exposed module that is missing',
    { exposes: ['./collections'] },
    'operations 1.0.0 names the module ./agencies, which its build does not expose',
  ],
  [
    'a shared dependency outside the range',
    { changes: { shared: { react: '^20.0.0' } } },
    'operations 1.0.0 needs react ^20.0.0, the shell 1.0.0 shares 19.3.1',
  ],
  [
    'a shared dependency that the shell does not have',
    { changes: { shared: { antd: '^6.0.0' } } },
    'operations 1.0.0 needs antd, which the shell 1.0.0 does not share',
  ],
  [
    'a copy of antd',
    { files: { 'chunk.js': 'var p=(e,t)=>t||(e?`ant-${e}`:"ant"),i="anticon"' } },
    'operations 1.0.0 brings its own antd (chunk.js), which the policy of the page leaves without styles: import from @comptoir/ui/antd instead',
  ],
  [
    'a file that is not the one that was built',
    { files: { 'integrity.json': JSON.stringify({ 'remoteEntry.js': 'sha384-other' }) } },
    /remoteEntry\.js is not the one that was built: its hash differs/,
  ],
  [
    'a file that was built and is gone',
    { files: { 'integrity.json': JSON.stringify({ 'chunk.js': 'sha384-other' }) } },
    /chunk\.js was built but is gone/,
  ],
];

test.each(refusals)('%s is refused without a change', async (_name, built, sentence) => {
  const folder = await builtFolder('1.0.0', built);
  await expect(publish(store, folder, { by: 'a team', shell })).rejects.toThrow(sentence);
  await expect(store.read()).resolves.toMatchObject({ revision: 0, remotes: {} });
});

test('an existing version is refused', async () => {
  await publish(store, await builtFolder('1.0.0'), { by: 'a team', shell });
  await expect(publish(store, await builtFolder('1.0.0'), { by: 'a team', shell })).rejects.toThrow(
    'operations 1.0.0 is published already; a version never changes, so raise it',
  );
});

test('a remote built without our helper is published with the hashes of its files', async () => {
  const { published } = await publish(store, await builtFolder('1.0.0'), { by: 'a team', shell });
  expect(Object.keys(published.integrity)).toEqual(['mf-manifest.json', 'remote.json', 'remoteEntry.js']);
});

test('a publication is checked against the recorded shell', async () => {
  await acceptShell(store, shell, { by: 'the platform' });
  const folder = await builtFolder('1.0.0', { changes: { shared: { react: '^20.0.0' } } });
  await expect(publish(store, folder, { by: 'a team' })).rejects.toThrow('shares 19.3.1');
});

test('a shell is recorded once', async () => {
  await acceptShell(store, shell, { by: 'the platform' });
  const { revision } = await store.read();
  await acceptShell(store, { ...shell }, { by: 'the platform' });
  expect((await store.read()).revision).toBe(revision);
  await acceptShell(store, { ...shell, version: '1.0.1' }, { by: 'the platform' });
  expect((await store.read()).revision).toBe(revision + 1);
});

test('a shell that cannot serve a live remote is refused', async () => {
  await publish(store, await builtFolder('1.0.0'), { by: 'a team', shell });
  const next = { ...shell, version: '2.0.0', kernel: '2.0', shared: {} };
  await expect(acceptShell(store, next, { by: 'the platform' })).rejects.toThrow(
    'The shell 2.0.0 is incompatible with live remotes:\noperations 1.0.0 needs the kernel contract 1.0',
  );
  expect(() => requireCompatibleShell({ schema: 1, revision: 0, remotes: {} }, next)).not.toThrow();
  expect(descriptor('1.0.0').kernel).toBe('1.0');
});

test('missing compressed variants are added without changing the build folder', async () => {
  const folder = await builtFolder('1.0.0', { files: { 'chunk.js': '/* much */'.repeat(1000), 'small.js': '1' } });
  await publish(store, folder, { by: 'a team', shell });
  const variants = await Promise.all(
    ['chunk.js.br', 'chunk.js.gz', 'small.js.br'].map((file) => store.readFile(`operations/1.0.0/${file}`)),
  );
  expect(variants.map((variant) => variant !== undefined)).toEqual([true, true, false]);
  expect(brotliDecompressSync(variants[0] ?? '').toString()).toBe('/* much */'.repeat(1000));
  expect(await readdir(folder)).not.toContain('chunk.js.br');
});

test('a shell that reads the second descriptor schema also serves its remotes', async () => {
  const contributions = [
    { slot: 'record.card', record: 'agency', module: './card', order: 1 },
    { slot: 'command', label: { en: 'Call' }, to: '/call', order: 1 },
  ] as const;
  const changes = { schema: 2 as const, contributions: [...contributions] };
  const folder = await builtFolder('1.0.0', { changes, exposes: ['./agencies', './card'] });
  await publish(store, folder, { by: 'a team', shell: { ...shell, descriptors: [1, 2] } });
  const { remotes } = await store.read();
  expect(remotes['operations']?.versions[0]?.descriptor).toMatchObject({ schema: 2, contributions });
});

test('a module is published as one, with the hash of each file', async () => {
  const files = { 'mf-manifest.json': manifestOf('module'), 'assets/a.mjs': 'export const a = import("./b.mjs");' };
  const folder = await builtFolder('1.0.0', { files });
  const { published } = await publish(store, folder, { by: 'a team', shell: { ...shell, modules: true } });
  expect(published).toMatchObject({
    format: 'module',
    integrity: { 'assets/a.mjs': expect.stringMatching(/^sha384-/) },
  });
});

describe('a team that publishes over HTTP', () => {
  const team = { name: 'fleet', key: '0123456789ab' };
  const entry = (letter: string, label: string, path: string) => ({
    letter,
    label: { en: label },
    path,
    icon: 'file',
    order: -5,
  });
  const area = { path: '/fleet', module: './agencies', title: { en: 'Fleet' }, needs: 'nothing' as const };
  const fleet = (version: string, changes: BuiltFolder['changes']) =>
    builtFolder(version, { changes: { schema: 2, name: 'fleet', areas: [area], ...changes } });
  const first = { areas: [{ ...area, home: ['OFFICEMANAGER' as const] }] };
  const shownBy = { by: 'a team', shell: { ...shell, descriptors: [1, 2] } };

  test('cannot claim the first page of a role, until the platform team published it', async () => {
    const claimed = await fleet('1.0.0', first);
    await expect(publish(store, claimed, { ...shownBy, team })).rejects.toThrow(
      'fleet 1.0.0 wants the first page of OFFICEMANAGER, which the platform team grants',
    );
    await publish(store, claimed, shownBy);
    await expect(publish(store, await fleet('1.0.1', first), { ...shownBy, team })).resolves.toBeDefined();
  });

  test('cannot take the letter or the label of an entry of another remote', async () => {
    const navigation = [entry('e', 'Exchange', '/agencies')];
    await publish(store, await builtFolder('1.0.0', { changes: { schema: 2, navigation } }), shownBy);
    const taken = await fleet('1.0.0', { navigation: [entry('e', ' exchange', '/fleet')] });
    await expect(publish(store, taken, { ...shownBy, team })).rejects.toThrow(
      'wants the letter e, which belongs to operations; the label "exchange", which belongs to operations',
    );
    const own = await fleet('1.0.0', { navigation: [entry('v', 'Fleet', '/fleet')] });
    await expect(publish(store, own, { ...shownBy, team })).resolves.toBeDefined();
  });
});

test.each<[string, BuiltFolder, RegExp]>([
  [
    'too many areas',
    {
      changes: {
        areas: Array.from({ length: 51 }, (_, index) => ({
          path: `/agencies/a-${index}`,
          module: './agencies',
          title: { en: 'A' },
          needs: 'nothing',
        })),
      },
    },
    /At most 50/,
  ],
  [
    'a widget without an end',
    {
      changes: { widgets: [{ slot: 'dashboard', module: './agencies', order: 1, height: { beside: 1e9, alone: 1 } }] },
    },
    /At most 2,000 pixels/,
  ],
  [
    'a module with a capital letter',
    { changes: { widgets: [{ slot: 'dashboard', module: './Widget', order: 1 }] } },
    /small letters/,
  ],
  [
    'a stylesheet for the whole page',
    { files: { 'area.css': '.card{color:red}button{border:5px solid red!important}*{letter-spacing:3px}' } },
    /area\.css has rules without a class, an id or an attribute \(button, \*\)/,
  ],
  [
    'a version beyond which there is no number',
    { changes: { version: '99999999999999999999.0.0' } },
    /more than 15 digits/,
  ],
  [
    'a module without a component',
    { scripts: ['area.js'], files: { 'area.js': 'function Area(){}r.d(t,{default:()=>Area});' } },
    /exports neither Area nor mount from \.\/agencies/,
  ],
  [
    'a second copy of React',
    {
      files: { 'vendor.js': 't.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={};t.Children={}' },
    },
    /brings its own React \(vendor\.js\)/,
  ],
  [
    'an older copy of React',
    { files: { 'vendor.js': 'exports.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED = e' } },
    /brings its own React/,
  ],
  [
    'a shared package with the name of a property',
    { changes: { shared: Object.fromEntries([['constructor', '^1.0.0']]) } },
    /needs constructor, which the shell 1\.0\.0 does not share/,
  ],
])('%s is refused by its rule', async (_name, built, sentence) => {
  await expect(publish(store, await builtFolder('1.0.0', built), { by: 'a team', shell })).rejects.toThrow(sentence);
});

test('a copy of React that is the fallback of a shared module is published', async () => {
  const manifest = {
    metaData: { globalName: 'comptoir_operations', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
    exposes: [{ path: './agencies', assets: { js: { sync: [] }, css: { sync: [] } } }],
    shared: [{ name: 'react', assets: { js: { sync: ['950.js'], async: [] } } }],
  };
  const files = {
    'mf-manifest.json': JSON.stringify(manifest),
    '950.js': 't.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={};',
  };
  await publish(store, await builtFolder('1.0.0', { files }), { by: 'a team', shell });
  expect((await store.read()).remotes['operations']?.live).toBe('1.0.0');
});

test.each([
  'n.d(t,{Area:()=>K});',
  'n.d(t,{},{Area:function(){return 1}});',
  '__webpack_require__.d(__webpack_exports__, {\n  "Area": () => (Area)\n});',
  'exports.Area = Area;',
  'n.d(t,{mount:()=>m});',
  'export const mount = () => undefined;',
  'export{a as Area};',
  'export * from "./shared.js";',
])('the module %s is published', async (code) => {
  const folder = await builtFolder('1.0.0', { scripts: ['area.js'], files: { 'area.js': code } });
  await expect(publish(store, folder, { by: 'a team', shell })).resolves.toBeDefined();
});

test('a module that reads the internals of the shared React is published', async () => {
  const files = { 'area.js': 'n.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.S=()=>1;a.Area=1' };
  const folder = await builtFolder('1.0.0', { scripts: ['area.js'], files });
  await expect(publish(store, folder, { by: 'a team', shell })).resolves.toBeDefined();
});
