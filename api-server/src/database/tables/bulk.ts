import type { Generated } from 'kysely';
import type { CreatedAt, Json, OptionalTimestamp } from './columns';

export interface BulkChangesTable {
  id: string;
  userId: string;
  action: Json;
  total: number;
  changed: Generated<number>;
  refused: Generated<number>;
  /** The number of the last collection that it came to: they are taken in the order of their numbers. */
  doneTo: Generated<bigint>;
  createdAt: CreatedAt;
  finishedAt: OptionalTimestamp;
}

/** One of the collections that somebody chose. */
export interface BulkRowsTable {
  bulkId: string;
  recordId: bigint;
  refusal: Json;
}
