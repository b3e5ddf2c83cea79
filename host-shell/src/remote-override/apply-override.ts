import type { PublishedVersion, Registry } from '@comptoir/remote-registry/registry';
import { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import type { Session } from '@comptoir/kernel/session';
import * as z from 'zod/mini';
import { OVERRIDE, type AppliedOverride, type PageOverride } from './page-override';

export interface OverrideSources {
  registry: Registry;
  session: Session;
  /** For the descriptor, in milliseconds. */
  deadline: number;
  fetch: typeof fetch;
}

/** Registry with the override as the first version of its remote, before the published ones. */
export async function applyOverride(
  override: PageOverride,
  { registry, session, deadline, fetch }: OverrideSources,
): Promise<{ registry: Registry; override: AppliedOverride }> {
  if (!isFor(override, session)) return { registry, override: { ...override, status: 'idle' } };
  try {
    const { version, builds } = await describe(override, { registry, fetch, deadline });
    const published = registry.remotes[override.remote]?.versions ?? [];
    const remote = { live: OVERRIDE, versions: [version, ...published] };
    return {
      registry: { ...registry, remotes: { ...registry.remotes, [override.remote]: remote } },
      override: { ...override, status: 'active', ...(builds && { builds }) },
    };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    return { registry, override: { ...override, status: 'failed', problem } };
  }
}

/** Runs only for the person who requested it. */
export function isFor({ by }: PageOverride, session: Session): boolean {
  return session.status === 'signed-in' && session.claims.sub === by;
}

async function describe(
  { remote, address, by }: PageOverride,
  { registry, fetch, deadline }: Omit<OverrideSources, 'session'>,
): Promise<{ version: PublishedVersion; builds: string | undefined }> {
  const { descriptor, builds } = await readDescriptor(new URL('remote.json', address).href, fetch, deadline);
  const { name, version } = descriptor;
  if (name !== remote) throw new Error(`${address} holds the remote ${name}`);
  // Equal versions would share chunk names.
  if (registry.remotes[remote]?.versions.some((published) => published.version === version)) {
    throw new Error(`${name} ${version} is published already: build the one at ${address} with another REMOTE_VERSION`);
  }
  const manifest = 'mf-manifest.json';
  const publishedAt = new Date().toISOString();
  return {
    version: { version: OVERRIDE, entry: '', manifest, descriptor, integrity: {}, publishedAt, publishedBy: by },
    builds,
  };
}

/** Reads the descriptor at an address, and the address of its build events. @throws Error with the reason */
export async function readDescriptor(url: string, fetch: typeof globalThis.fetch, deadline: number) {
  const response = await fetch(url, { signal: AbortSignal.timeout(deadline), cache: 'no-cache' }).catch(
    (cause: unknown) => {
      throw new Error(`${url} does not answer, or lets no other page read it`, { cause });
    },
  );
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const read = z.safeParse(RemoteDescriptor, await response.json());
  if (!read.success) throw new Error(`${url}: ${z.prettifyError(read.error)}`);
  const builds = response.headers.get('x-comptoir-builds');
  return { descriptor: read.data, builds: builds === null ? undefined : new URL(builds, url).href };
}
