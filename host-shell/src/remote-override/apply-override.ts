import type { PublishedVersion, Registry } from '@comptoir/remote-registry/registry';
import { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import type { Session } from '@comptoir/kernel/session';
import * as z from 'zod/mini';
import { OVERRIDE, type AppliedOverride, type PageOverride } from './page-override';

export interface OverrideSources {
  registry: Registry;
  session: Session;
  /** For the description of the remote, in milliseconds. */
  deadline: number;
  fetch: typeof fetch;
}

/** The registry as it is with an override in it: that remote is tried first, the published versions come after it. */
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

/** Only who asked for an override runs its code. */
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
  // Both would use one name for their chunks.
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

/** What lies at an address, and where further builds of it are told of. @throws Error that says why it cannot be used */
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
