import * as z from 'zod/mini';

const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is a file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not read or write it',
  EROFS: 'it cannot be written to',
  ENOSPC: 'the disk is full',
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'nobody knows this address',
};

// Checks fields, since `instanceof` fails across the realms of jest.
const Failure = z.object({
  name: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
  path: z.optional(z.string()),
  cause: z.optional(z.unknown()),
});

/** Message of an error for users: without a stack, in our words where they are clearer. */
export function readable(cause: unknown): string {
  if (cause instanceof z.core.$ZodError) return z.prettifyError(cause);
  const { data: failure } = Failure.safeParse(cause);
  if (!failure) return String(cause);
  if (failure.name === 'SyntaxError') return 'it is no JSON';
  const sentence = SYSTEM[failure.code ?? ''];
  if (sentence !== undefined) return failure.path === undefined ? sentence : `${failure.path}: ${sentence}`;
  // fetch has its reason in the cause.
  return failure.name === 'TypeError' && failure.cause !== undefined ? readable(failure.cause) : failure.message;
}
