import type { PublishedVersion, Registry } from '@comptoir/remote-registry/registry';
import type { RemoteManifest } from '@comptoir/remote-registry/manifest';
import { CONFIG_ELEMENT, MANIFESTS_ELEMENT, OVERRIDE_ELEMENT, REGISTRY_ELEMENT } from './page-elements';
import { OVERRIDE, type AppliedOverride, type PageOverride } from './remote-override/page-override';
import type { RuntimeConfig } from './runtime-config';

/** What the page knows of its deployment before anything is asked of a server. */
export interface PageData {
  registry: Registry;
  config: RuntimeConfig;
  /** The manifests that came with the page, by address. */
  manifests: ReadonlyMap<string, RemoteManifest>;
  /** Hashes of all files of all remotes, by address. */
  integrity: ReadonlyMap<string, string>;
  /** A remote that is loaded from elsewhere. */
  override?: AppliedOverride;
}

let current: PageData | undefined;

/** @throws Error before `loadPageData` is done */
export function pageData(): PageData {
  if (!current) throw new Error('The page data is not loaded yet');
  return current;
}

/** Takes the registry and the configuration out of the page; where a static host serves it, fetches them. */
export async function loadPageData(): Promise<PageData> {
  const published: Registry = inline(REGISTRY_ELEMENT) ?? (await fetched('/registry.json'));
  const config: RuntimeConfig = inline(CONFIG_ELEMENT) ?? (await fetched('/config.json'));
  const manifests: Record<string, RemoteManifest> = inline(MANIFESTS_ELEMENT) ?? {};
  const { registry, override } = await overridden(published, config);
  current = {
    registry,
    ...(override && { override }),
    config,
    manifests: new Map(Object.entries(manifests).map(([path, manifest]) => [absolute(path), manifest])),
    integrity: new Map(
      Object.entries(registry.remotes).flatMap(([name, { versions }]) =>
        versions.flatMap((version) => hashesOf(name, version)),
      ),
    ),
  };
  return current;
}

/** Address of a file of a version. */
export function remoteFile(remote: string, version: string, file: string): string {
  if (version === OVERRIDE && current?.override) return current.override.address + file;
  return absolute(`/remotes/${remote}/${version}/${file}`);
}

/** Hardly a page has an override, so what it takes is fetched when one has; also because this file runs before what is shared. */
async function overridden(
  registry: Registry,
  { deadlines }: RuntimeConfig,
): Promise<{ registry: Registry; override?: AppliedOverride }> {
  const offered: PageOverride | undefined = inline(OVERRIDE_ELEMENT);
  if (!offered) return { registry };
  return (await import('./remote-override')).startOverride(offered, registry, deadlines.manifest);
}

function hashesOf(remote: string, { version, integrity }: PublishedVersion): [string, string][] {
  return Object.entries(integrity).map(([file, hash]) => [remoteFile(remote, version, file), hash]);
}

function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

// Both were checked by the server that wrote or serves them, so their text is taken at its word.
function inline(id: string) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

async function fetched(path: string) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
