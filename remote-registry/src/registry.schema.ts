import { RemoteDescriptor } from '@comptoir/shared-kernel/remote/descriptor';
import { ShellDescription } from '@comptoir/shared-kernel/remote/shell';
import * as z from 'zod/mini';
import { Audience } from './audience.schema';
import { HistoryEntry } from './history.schema';
import { Signature } from './signing/signature.schema';

/** `sha384-…`, as a browser takes it. */
export const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'A sha384 hash'));

const Decision = z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() });

/** One published version of a remote; its files never change. */
export const PublishedVersion = z.object({
  version: z.string(),
  /** File names below the version's folder. */
  entry: z.string(),
  manifest: z.string(),
  descriptor: RemoteDescriptor,
  /** What its entry is; absent: a script. */
  format: z.optional(z.literal('module')),
  /** Hash of each file of the version that a browser loads. */
  integrity: z.record(z.string(), Integrity),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  /** Somebody went back from it: no page falls back to it any more. */
  withdrawn: z.optional(Decision),
  /** Kept for a shell that is to come: pages of the present one know nothing of it. */
  staged: z.optional(z.literal(true)),
  /** Shown to some people only, until somebody promotes or halts it. */
  rollout: z.optional(Audience),
  /** Over `versionStatement`: whoever reads it elsewhere can tell that it was published here. */
  signature: z.optional(Signature),
});

export const PublishedRemote = z.object({
  /** The version that pages load first. */
  live: z.string(),
  /** Every version kept, the newest first. */
  versions: z.array(PublishedVersion).check(z.minLength(1)),
  /** While it stands, a newer version is kept without becoming live. */
  pinned: z.optional(Decision),
  /** It is out of the product; what is kept of it can be restored. */
  retired: z.optional(Decision),
  /** The team that published it first over HTTP: the token of another one is refused. Absent: nobody's yet. */
  owner: z.optional(z.string()),
  /** Areas, by path, that only some people have. */
  flags: z.optional(z.record(z.string(), Audience)),
});

/** Which version of which remote is live: what a page needs to know. */
export const Registry = z.object({
  schema: z.literal(1),
  /** Raised by each change. */
  revision: z.int(),
  remotes: z.record(z.string(), PublishedRemote),
});

/** Which version of each remote its publisher has made live, and when the registry changed last. */
const Announcement = z.object({
  revision: z.int(),
  at: z.iso.datetime(),
  live: z.record(z.string(), z.string()),
  /** Over all the rest of it. */
  signature: Signature,
});

/** The registry as it is kept. */
export const RegistryRecord = z.extend(Registry, {
  /** What the live shell offers, so that no remote is published that it cannot serve. */
  shell: z.optional(ShellDescription),
  /** Every change, the newest last. */
  history: z._default(z.array(HistoryEntry), []),
  /** What strangers may know of the registry as a whole, signed without the rest. */
  announced: z.optional(Announcement),
});

export type PublishedVersion = z.infer<typeof PublishedVersion>;
export type PublishedRemote = z.infer<typeof PublishedRemote>;
export type Registry = z.infer<typeof Registry>;
export type RegistryRecord = z.infer<typeof RegistryRecord>;

export const EMPTY_REGISTRY: RegistryRecord = { schema: 1, revision: 0, remotes: {}, history: [] };
