import type { Registry } from '@comptoir/remote-registry';
import { CONFIG_ELEMENT, MANIFESTS_ELEMENT, OVERRIDE_ELEMENT, REGISTRY_ELEMENT } from '../src/page-elements';
import type { PageOverride } from '../src/remote-override/page-override';
import type { RuntimeConfig } from '../src/runtime-config';
import { areaAt, pageRegistry } from './page-registry';
import { filesOf, type RemoteManifest } from '@comptoir/remote-registry/manifest';
import type { ManifestReader } from './manifest-reader';
import type { PreloadedFile, ShellPage } from './shell-page';

export interface PageSources {
  shell: ShellPage;
  registry: Registry;
  config: RuntimeConfig;
  manifestOf: ManifestReader;
  /** A remote that this browser loads from elsewhere. */
  override?: PageOverride;
  /** What modules are checked against. */
  importMap?: string | undefined;
}

/** The page for an address: the shell, what it must know, and what it will need at once. */
export async function renderPage(
  { shell, registry, config, manifestOf, override, importMap }: PageSources,
  address: string,
): Promise<string> {
  const known = pageRegistry(registry);
  const manifests = await readManifests(known, manifestOf);
  const head = [
    // Before anything that is a module.
    ...(importMap === undefined ? [] : [`<script type="importmap">${importMap}</script>`]),
    ...[...shellPreloads(shell, address), ...areaPreloads(known, manifests, address, override)].map(preloadTag),
    jsonElement(REGISTRY_ELEMENT, known),
    jsonElement(MANIFESTS_ELEMENT, Object.fromEntries(manifests)),
    jsonElement(CONFIG_ELEMENT, config),
    ...(override ? [jsonElement(OVERRIDE_ELEMENT, override)] : []),
  ];
  // The scripts of the template come last, so that they find the elements; a function, because `$` is special in a text.
  return shell.html.replace(/(?=<script|<\/head>)/, () => head.join(''));
}

type Manifests = ReadonlyMap<string, RemoteManifest>;

/** Manifests of the live versions, by the path that the browser would ask for. */
async function readManifests(registry: Registry, manifestOf: ManifestReader): Promise<Manifests> {
  const read = Object.entries(registry.remotes).map(
    async ([
      name,
      {
        versions: [live],
      },
    ]) => {
      const manifest = live && (await manifestOf(name, live));
      return manifest ? ([[`/remotes/${name}/${live.version}/${live.manifest}`, manifest]] as const) : [];
    },
  );
  return new Map((await Promise.all(read)).flat());
}

/** The pages outside the layout stay light. */
function shellPreloads({ layout, list }: ShellPage, address: string): readonly PreloadedFile[] {
  if (address.startsWith('/auth/')) return [];
  return address === '/' ? layout : [...layout, ...list];
}

function areaPreloads(
  registry: Registry,
  manifests: Manifests,
  address: string,
  override: PageOverride | undefined,
): PreloadedFile[] {
  const area = areaAt(registry, address);
  const live = area && registry.remotes[area.remote]?.versions[0];
  if (!live || area.remote === override?.remote) return [];
  const base = `/remotes/${area.remote}/${live.version}`;
  const manifest = manifests.get(`${base}/${live.manifest}`);
  if (!manifest) return [];
  return filesOf(manifest, area.module).flatMap((file) => {
    const integrity = live.integrity[file];
    return integrity === undefined ? [] : [{ href: `${base}/${file}`, integrity, isModule: live.format === 'module' }];
  });
}

function preloadTag({ href, integrity, isModule }: PreloadedFile): string {
  const as = href.endsWith('.css') ? 'style' : 'script';
  if (isModule && as === 'script') {
    return `<link rel="modulepreload" href="${href}" crossorigin="anonymous" integrity="${integrity}">`;
  }
  return `<link rel="preload" as="${as}" href="${href}" crossorigin="anonymous" integrity="${integrity}">`;
}

/** A JSON element: `<` is escaped, so that no content can end it. */
function jsonElement(id: string, content: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;
}
