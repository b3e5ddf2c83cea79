import * as z from 'zod/mini';

/** `shell.json`: what a built shell offers to remotes. */
export const ShellDescription = z.object({
  schema: z.literal(1),
  version: z.string(),
  /** Contract version of its kernel. */
  kernel: z.string().check(z.regex(/^\d+\.\d+$/, 'A contract version like 1.0')),
  /** Version of each shared package that it provides. */
  shared: z.record(z.string(), z.string()),
});

export type ShellDescription = z.infer<typeof ShellDescription>;
