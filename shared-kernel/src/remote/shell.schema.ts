import * as z from 'zod/mini';

const contract = z.string().check(z.regex(/^\d+\.\d+$/, 'A contract version like 1.0'));

/** `shell.json`: what a built shell offers to remotes. */
export const ShellDescription = z.object({
  schema: z.literal(1),
  version: z.string(),
  /** Contract version of its kernel. */
  kernel: contract,
  /** Contracts of former majors that it serves beside its own, for remotes that have not moved yet. */
  former: z.optional(z.array(contract)),
  /** The schemas of `remote.json` that it reads; absent: the first. */
  descriptors: z.optional(z.array(z.int())),
  /** Whether it runs remotes whose entry is a module; absent: only scripts. */
  modules: z.optional(z.literal(true)),
  /** Version of each shared package that it provides. */
  shared: z.record(z.string(), z.string()),
  /** The names that each face of its kernel exports. */
  exports: z.optional(z.record(z.string(), z.array(z.string()))),
});

export type ShellDescription = z.infer<typeof ShellDescription>;
