import * as z from 'zod/mini';

/** A path of the product; `{id}` is replaced by the id of a record. */
export const address = z.string().check(z.regex(/^\/[^\s/\\][^\s\\]*$/, 'An address like /fleet?agency={id}'));
