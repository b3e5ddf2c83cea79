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

/** What the pick-ups of a collector that are not archived come to in a currency, in minor units, kept by the database itself. */
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
  /** There is one row. */
  id: number;
  checkedAt: Timestamp;
  faults: number;
}

/** The lists of which it is kept what they come to in each hour. */
export type HourList = 'collections' | 'trades' | 'general-ledger';

/** What is kept by the hour: everything (''), a country (its code), or an office (its id). */
export interface HourScopesTable {
  list: HourList;
  scope: string;
}

/**
 * What the rows of a list come to in an hour, amounts in minor units: of collections by status, of how many an amount is
 * recorded, scheduled and collected; of trades by the currency that was given beside the one that was received, given and
 * received; of entries by whether they are of a trade, how many legs they have, into the cash and out of it.
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
  /** The hour of the day (UTC) from 0 to 23; from 24 to 27 a quarter of it, whose first hour is `hour`; 28 all hours; 29 a month. */
  slot: number;
}

/** What changed in an hour and is not added up yet, kept by the database itself. */
export interface HourChangesTable extends HourFigures {
  officeId: string;
  firstMinor: string;
  secondMinor: string;
}
