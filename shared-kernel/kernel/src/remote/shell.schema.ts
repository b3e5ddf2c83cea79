import * as z from 'zod/mini';

const contract = z.string().check(z.regex(/^\d+\.\d+$/, 'A contract version like 1.0'));

/** `shell.json`: modules that a built shell offers to remotes. */
export const ShellDescription = z.object({
  schema: z.literal(1),
  version: z.string(),
  /** Contract version of its kernel. */
  kernel: contract,
  /** Schemas of `remote.json` that it reads; only the first if absent. */
  descriptors: z.optional(z.array(z.int())),
  /** True if it runs remotes whose entry is an ES module. */
  modules: z.optional(z.literal(true)),
  shared: z.record(z.string(), z.string()),
  /** Names exported by each face of its kernel. */
  exports: z.optional(z.record(z.string(), z.array(z.string()))),
});

export type ShellDescription = z.infer<typeof ShellDescription>;
