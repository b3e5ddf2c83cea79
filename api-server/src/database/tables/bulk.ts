import type { Generated } from 'kysely';
import type { CreatedAt, Json, OptionalTimestamp } from './columns';

export interface BulkChangesTable {
  id: string;
  userId: string;
  action: Json;
  total: number;
  changed: Generated<number>;
  refused: Generated<number>;
  doneTo: Generated<bigint>;
  createdAt: CreatedAt;
  finishedAt: OptionalTimestamp;
}

export interface BulkRowsTable {
  bulkId: string;
  recordId: bigint;
  refusal: Json;
}
