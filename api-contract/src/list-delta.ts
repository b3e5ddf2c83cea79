import * as z from 'zod/mini';
import { Id } from './values';

/** `X-List-Version` of an earlier answer, to request only changes; opaque to clients. */
export const Since = z.optional(z.string().check(z.maxLength(100)));

/** Changes of a list: sent with 226 instead of all rows, if the server knows the requested version. */
export function listDelta<Row extends z.core.$ZodType>(row: Row) {
  return z.object({
    /** New and changed rows in order, each with the id of its predecessor; null for the first. */
    rows: z.array(z.object({ after: z.nullable(Id), row })),
    /** Ids of changed records that are not in the list. */
    gone: z.array(Id),
  });
}

/** The same as a type. */
export interface ListDelta<Row> {
  rows: readonly { after: string | null; row: Row }[];
  gone: readonly string[];
}
