import type { PublishedVersion, Registry } from '@comptoir/remote-registry/registry';
import type { RemoteManifest } from '@comptoir/remote-registry/manifest';
import { CONFIG_ELEMENT, MANIFESTS_ELEMENT, OVERRIDE_ELEMENT, REGISTRY_ELEMENT } from './page-elements';
import { atThisPace } from './remotes/deadlines';
import { PARTS, type PageRegistry, type Part, type RegistryPart } from './page-registry';
import { OVERRIDE, type AppliedOverride, type PageOverride } from './remote-override/page-override';
import type { RuntimeConfig } from './runtime-config';

export interface PageData {
  registry: PageRegistry;
  config: RuntimeConfig;
  manifests: ReadonlyMap<string, RemoteManifest>;
  /** Hashes by address: a file without one is not loaded. */
  integrity: ReadonlyMap<string, string>;
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

/**
 * Reads registry and configuration from the page, or fetches them on a static host.
 *
 * @param startup milliseconds from the request of the page until its scripts run; unknown in the page of another host
 */
export async function loadPageData(startup = 0): Promise<PageData> {
  const published: PageRegistry = inline(REGISTRY_ELEMENT) ?? (await fetched('/registry.json'));
  const configured: RuntimeConfig = inline(CONFIG_ELEMENT) ?? (await fetched('/config.json'));
  const config = { ...configured, deadlines: atThisPace(configured.deadlines, startup) };
  parts.clear();
  current = { registry: published, config, manifests, integrity };
  add({ remotes: published.remotes, manifests: inline(MANIFESTS_ELEMENT) ?? {} });
  const offered: PageOverride | undefined = inline(OVERRIDE_ELEMENT);
  if (offered) {
    await loadParts().catch(() => undefined);
    // Loaded on demand, because overrides are rare and this file runs before shared modules.
    const { startOverride } = await import(/* webpackChunkName: "override" */ './remote-override/start-override');
    current = { ...current, ...(await startOverride(offered, published, config.deadlines.manifest)) };
  }
  return current;
}

const parts = new Map<Part, Promise<void>>();

/** Adds a part of the registry; concurrent callers share a request, and a failure can be retried. */
export function loadPart(part: Part): Promise<void> {
  const loading = parts.get(part) ?? fetchPart(pageData().registry, part);
  parts.set(part, loading);
  loading.catch(() => parts.delete(part));
  return loading;
}

export async function loadParts(): Promise<void> {
  for (const part of PARTS) await loadPart(part);
}

/** For a slow connection, in milliseconds. */
const DEADLINE_MS = 20_000;

async function fetchPart(registry: PageRegistry, part: Part): Promise<void> {
  if (!registry.parts) return;
  const { address, integrity: hash } = registry.parts[part];
  // The part has expired on all servers: use the present registry of the page's origin, which is unchecked.
  const content: RegistryPart | Registry = await fetched(address, hash).catch(() => fetched('/registry.json'));
  add('manifests' in content ? content : { remotes: content.remotes, manifests: {} });
}

function add({ remotes, manifests: further, importMap }: RegistryPart): void {
  const known = pageData().registry.remotes;
  for (const [name, remote] of Object.entries(remotes)) {
    const { live, versions } = known[name] ?? { ...remote, versions: [] };
    const more = new Map(remote.versions.map((version) => [version.version, version]));
    // Contributions stay those of the page: its routes and frame already exist.
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

// The server has validated both.
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
