import { RemoteDescriptor } from '@comptoir/shared-kernel/remote/descriptor';
import * as z from 'zod/mini';

/** `sha384-…`, as a browser takes it. */
export const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'A sha384 hash'));

/** One published version of a remote; its files never change. */
export const PublishedVersion = z.object({
  version: z.string(),
  /** File names below the version's folder. */
  entry: z.string(),
  manifest: z.string(),
  descriptor: RemoteDescriptor,
  /** Hash of each file of the version that a browser loads. */
  integrity: z.record(z.string(), Integrity),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
});

export const PublishedRemote = z.object({
  /** The version that pages load first. */
  live: z.string(),
  /** Every version kept, the newest first. */
  versions: z.array(PublishedVersion).check(z.minLength(1)),
});

/** `registry.json`: which version of which remote is live. */
export const Registry = z.object({
  schema: z.literal(1),
  /** Raised by each change. */
  revision: z.int(),
  remotes: z.record(z.string(), PublishedRemote),
});

export type PublishedVersion = z.infer<typeof PublishedVersion>;
export type PublishedRemote = z.infer<typeof PublishedRemote>;
export type Registry = z.infer<typeof Registry>;

export const EMPTY_REGISTRY: Registry = { schema: 1, revision: 0, remotes: {} };
