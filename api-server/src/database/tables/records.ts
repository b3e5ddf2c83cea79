import type { CurrencyCode } from '@comptoir/api-contract/currencies';
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
  /** Gapless position in the chain of the office, from 1; set by a trigger. */
  chainNumber: GeneratedAlways<bigint>;
  /** SHA-256 over the previous hash and the row. */
  chainHash: GeneratedAlways<string>;
}

export interface ChainHeadsTable {
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

/** Sums of unarchived collections per collector and currency in minor units, maintained by triggers. */
export interface CollectorSumsTable {
  officeId: string;
  collectorId: string;
  currency: CurrencyCode;
  rows: bigint;
  collectedRows: bigint;
  scheduledMinor: string;
  collectedMinor: string;
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
  id: number;
  checkedAt: Timestamp;
  faults: number;
}

export type HourList = 'collections' | 'trades' | 'general-ledger';

/** '' for everything, a country code, or an office id. */
export interface HourScopesTable {
  list: HourList;
  scope: string;
}

/**
 * Sums per hour in minor units. Collections: by status, with recorded count, scheduled and collected. Trades: by
 * currency pair, given and received. Entries: by trade or not, number of legs, cash in and out.
 */
interface HourFigures {
  list: HourList;
  hour: Timestamp;
  part: string;
  currency: CurrencyCode;
  rows: bigint;
  settledRows: bigint;
}

export interface HourSumsTable extends HourFigures {
  firstMinor: bigint;
  secondMinor: bigint;
  scope: string;
  /**
   * 0 to 23 for an hour of the day (UTC), 24 to 27 for a quarter starting at `hour`, 28 for all hours, 29 for a
   * month.
   */
  slot: number;
}

/** Pending changes of hour sums, written by triggers. */
export interface HourChangesTable extends HourFigures {
  officeId: string;
  firstMinor: string;
  secondMinor: string;
}
