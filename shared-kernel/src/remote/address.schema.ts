import * as z from 'zod/mini';

/** An address of the product; `{id}` stands for the id of a record where there is one. */
export const address = z.string().check(z.regex(/^\/[^\s/\\][^\s\\]*$/, 'An address like /fleet?agency={id}'));
