import * as z from 'zod/mini';
import { Id } from './values';

/** The `X-List-Version` of an answer, sent back to be told what changed since; it means something to the server only. */
export const Since = z.optional(z.string().check(z.maxLength(100)));

/** What changed in a list: answered with 226 instead of all rows, where the server knows what they were. */
export function listDelta<Row extends z.core.$ZodType>(row: Row) {
  return z.object({
    /** Those that are new or different, in the order of the list, each with the id of the one before it; null: it is the first. */
    rows: z.array(z.object({ after: z.nullable(Id), row })),
    /** The ids of those that changed and are not in the list, whether they were or not. */
    gone: z.array(Id),
  });
}

/** The same as a type. */
export interface ListDelta<Row> {
  rows: readonly { after: string | null; row: Row }[];
  gone: readonly string[];
}
