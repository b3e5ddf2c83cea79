import type { Generated, GeneratedAlways } from 'kysely';
import type { ChangedAt, CreatedAt, Json, OptionalTimestamp, Timestamp } from './columns';

export interface AuditEntriesTable {
  id: string;
  at: CreatedAt;
  userId: string | null;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  entity: string;
  entityId: string;
  officeId: string | null;
  countryCode: string | null;
  before: Json;
  after: Json;
  /** Position in the chain of its office, from 1 without gaps; the database sets it. */
  chainNumber: GeneratedAlways<bigint>;
  /** SHA-256 over the hash before it and everything that the row says. */
  chainHash: GeneratedAlways<string>;
}

export interface ChainHeadsTable {
  /** The table whose rows are chained. */
  chain: string;
  officeId: string;
  number: bigint;
  hash: string;
}

export interface ListVersionsTable {
  officeId: string;
  list: string;
  version: Generated<bigint>;
  raisedAt: ChangedAt;
}

export interface ListChangesTable {
  officeId: string;
  list: string;
  version: bigint;
  recordId: string;
  raisedAt: Timestamp;
}

export interface RowCountsTable {
  officeId: string;
  list: string;
  rows: bigint;
}

/** How many pick-ups of a collector are not archived, and of how many an amount is recorded, kept by the database itself. */
export interface CollectorCountsTable {
  officeId: string;
  collectorId: string;
  total: bigint;
  collected: bigint;
}

export interface JobsTable {
  id: Generated<bigint>;
  kind: string;
  key: string;
  runAt: Timestamp;
  payload: Json;
  attempts: Generated<number>;
  leaseUntil: OptionalTimestamp;
  doneAt: OptionalTimestamp;
  lastError: string | null;
}

export interface BooksChecksTable {
  /** There is one row. */
  id: number;
  checkedAt: Timestamp;
  faults: number;
}
