import { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import { ShellDescription } from '@comptoir/kernel/remote/shell';
import * as z from 'zod/mini';
import { Audience } from './audience.schema';
import { HistoryEntry } from './history.schema';
import { Signature } from './signing/signature.schema';

/** Subresource integrity: `sha384-…`. */
export const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'A sha384 hash'));

const Decision = z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() });

/** A published version of a remote; its files never change. */
export const PublishedVersion = z.object({
  version: z.string(),
  /** File names below the version's folder. */
  entry: z.string(),
  manifest: z.string(),
  descriptor: RemoteDescriptor,
  /** Format of the entry; a script if absent. */
  format: z.optional(z.literal('module')),
  integrity: z.record(z.string(), Integrity),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  /** Withdrawn by a rollback: no page falls back to it. */
  withdrawn: z.optional(Decision),
  /** Staged for a coming shell: hidden from pages of the current one. */
  staged: z.optional(z.literal(true)),
  /** Audience of a roll-out, until promoted or halted. */
  rollout: z.optional(Audience),
  /** Signature of `versionStatement`, which lets others verify the publisher. */
  signature: z.optional(Signature),
});

export const PublishedRemote = z.object({
  live: z.string(),
  /** All kept versions, newest first. */
  versions: z.array(PublishedVersion).check(z.minLength(1)),
  /** Newer versions stay inactive while it is set. */
  pinned: z.optional(Decision),
  /** Removed from the product; kept versions can be restored. */
  retired: z.optional(Decision),
  /** Team that published it first over HTTP: tokens of others are refused. Absent without an owner. */
  owner: z.optional(z.string()),
  /** Services, by name, that its pages may call: consents of the platform engineer. */
  services: z.optional(z.record(z.string(), Decision)),
  /** Areas, by path, limited to an audience. */
  flags: z.optional(z.record(z.string(), Audience)),
});

/** Live versions of all remotes, as needed by pages. */
export const Registry = z.object({
  schema: z.literal(1),
  revision: z.int(),
  remotes: z.record(z.string(), PublishedRemote),
});

const Announcement = z.object({
  revision: z.int(),
  at: z.iso.datetime(),
  live: z.record(z.string(), z.string()),
  signature: Signature,
});

export const RegistryRecord = z.extend(Registry, {
  /** Modules of the live shell, to refuse remotes that it cannot serve. */
  shell: z.optional(ShellDescription),
  /** All changes, newest last. */
  history: z._default(z.array(HistoryEntry), []),
  announced: z.optional(Announcement),
});

export type PublishedVersion = z.infer<typeof PublishedVersion>;
export type PublishedRemote = z.infer<typeof PublishedRemote>;
export type Registry = z.infer<typeof Registry>;
export type RegistryRecord = z.infer<typeof RegistryRecord>;

export const EMPTY_REGISTRY: RegistryRecord = { schema: 1, revision: 0, remotes: {}, history: [] };
