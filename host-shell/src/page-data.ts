import type { PublishedVersion, Registry } from '@comptoir/remote-registry/registry';
import type { RemoteManifest } from '@comptoir/remote-registry/manifest';
import { CONFIG_ELEMENT, MANIFESTS_ELEMENT, OVERRIDE_ELEMENT, REGISTRY_ELEMENT } from './page-elements';
import { PARTS, type PageRegistry, type Part, type RegistryPart } from './page-registry';
import { OVERRIDE, type AppliedOverride, type PageOverride } from './remote-override/page-override';
import type { RuntimeConfig } from './runtime-config';

/** What the page knows of its deployment; parts of the registry are added when they come. */
export interface PageData {
  registry: PageRegistry;
  config: RuntimeConfig;
  /** The manifests that came so far, by address. */
  manifests: ReadonlyMap<string, RemoteManifest>;
  /** The hashes that came so far, by address: of a file without one nothing is loaded. */
  integrity: ReadonlyMap<string, string>;
  /** A remote that is loaded from elsewhere. */
  override?: AppliedOverride;
}

let current: PageData | undefined;
const manifests = new Map<string, RemoteManifest>();
const integrity = new Map<string, string>();

/** @throws Error before `loadPageData` is done */
export function pageData(): PageData {
  if (!current) throw new Error('The page data is not loaded yet');
  return current;
}

/** Takes the registry and the configuration out of the page; where a static host serves it, fetches them. */
export async function loadPageData(): Promise<PageData> {
  const published: PageRegistry = inline(REGISTRY_ELEMENT) ?? (await fetched('/registry.json'));
  const config: RuntimeConfig = inline(CONFIG_ELEMENT) ?? (await fetched('/config.json'));
  parts.clear();
  current = { registry: published, config, manifests, integrity };
  add({ remotes: published.remotes, manifests: inline(MANIFESTS_ELEMENT) ?? {} });
  const offered: PageOverride | undefined = inline(OVERRIDE_ELEMENT);
  if (offered) {
    await loadParts().catch(() => undefined);
    // Hardly a page has one, so what it takes is fetched when one has; also because this file runs before what is shared.
    const { startOverride } = await import('./remote-override');
    current = { ...current, ...(await startOverride(offered, published, config.deadlines.manifest)) };
  }
  return current;
}

const parts = new Map<Part, Promise<void>>();

/** Adds a part of the registry that the page did not bring along; one request for all who need it. After a failure it is asked for again. */
export function loadPart(part: Part): Promise<void> {
  const loading = parts.get(part) ?? fetchPart(pageData().registry, part);
  parts.set(part, loading);
  loading.catch(() => parts.delete(part));
  return loading;
}

export async function loadParts(): Promise<void> {
  for (const part of PARTS) await loadPart(part);
}

/** Like a page on a slow line, in milliseconds. */
const DEADLINE_MS = 20_000;

async function fetchPart(registry: PageRegistry, part: Part): Promise<void> {
  if (!registry.parts) return;
  const { address, integrity: hash } = registry.parts[part];
  // No server has it any more: the present registry comes from where the page came from, as little checked as that.
  const content: RegistryPart | Registry = await fetched(address, hash).catch(() => fetched('/registry.json'));
  add('manifests' in content ? content : { remotes: content.remotes, manifests: {} });
}

function add({ remotes, manifests: further, importMap }: RegistryPart): void {
  const known = pageData().registry.remotes;
  for (const [name, remote] of Object.entries(remotes)) {
    const { live, versions } = known[name] ?? { ...remote, versions: [] };
    const more = new Map(remote.versions.map((version) => [version.version, version]));
    // What a remote contributes to this page stays what the page said: routes and frame stand already.
    const named = versions.map((version) => ({
      ...(more.get(version.version) ?? version),
      descriptor: version.descriptor,
    }));
    const others = remote.versions.filter(({ version }) => !versions.some((each) => each.version === version));
    known[name] = { live, versions: [...named, ...others] };
    for (const version of remote.versions) for (const [url, hash] of hashesOf(name, version)) integrity.set(url, hash);
  }
  for (const [path, manifest] of Object.entries(further)) manifests.set(absolute(path), manifest);
  if (importMap !== undefined) addImportMap(importMap);
}

function addImportMap(text: string): void {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = text;
  document.head.append(map);
}

/** Address of a file of a version. */
export function remoteFile(remote: string, version: string, file: string): string {
  if (version === OVERRIDE && current?.override) return current.override.address + file;
  return absolute(`/remotes/${remote}/${version}/${file}`);
}

function hashesOf(remote: string, { version, integrity: hashes }: PublishedVersion): [string, string][] {
  return Object.entries(hashes).map(([file, hash]) => [absolute(`/remotes/${remote}/${version}/${file}`), hash]);
}

function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

// Both were checked by the server that wrote or serves them, so their text is taken at its word.
function inline(id: string) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

async function fetched(path: string, hash?: string) {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const response = await fetch(path, { signal, ...(hash !== undefined && { integrity: hash }) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
