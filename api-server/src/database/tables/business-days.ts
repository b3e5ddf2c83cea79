import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from './columns';

/** An office without a row has days from midnight to midnight, and no tolerances. */
export interface CashRulesTable {
  officeId: string;
  /** Minutes after midnight. */
  dayStartsAt: Generated<number>;
  /** Minor units by currency, as text. */
  tolerances: ColumnType<Partial<Record<CurrencyCode, string>>, string, string>;
  requiresCounts: Generated<boolean>;
  version: Generated<number>;
}

/** A range of the journal of an office with custody. */
export interface BusinessDaysTable {
  officeId: string;
  /** 'YYYY-MM-DD' */
  day: string;
  firstEntry: bigint;
  /** Null for the current day. */
  lastEntry: bigint | null;
  /** Time zone of the office at the opening. */
  timeZone: string;
  openedAt: Timestamp;
  /** Bookings from this time on belong to the next day, also if nobody closed this one. */
  endsAt: Timestamp;
  /** Number of its report; null until it is closed for the first time. */
  number: bigint | null;
  /** Reports made. */
  version: Generated<number>;
  closedAt: OptionalTimestamp;
  closedBy: string | null;
  reopenedAt: OptionalTimestamp;
  reopenedBy: string | null;
  reopenReason: string | null;
}

export interface CashCountsTable {
  officeId: string;
  id: string;
  day: string;
  /** Version of the report that it is for. */
  version: number;
  scope: 'TILL' | 'VAULT';
  currency: CurrencyCode;
  /** From 1. */
  attempt: number;
  counts: ColumnType<Record<string, number>, string, never>;
  countedMinor: bigint;
  /** Balance at the time of the count. */
  expectedMinor: bigint;
  /** Last entry of the journal at the time of the count. */
  afterEntry: bigint;
  countedBy: string;
  countedAt: Timestamp;
}

/** A handover that was not over at the closing; with a reason if the day would not have closed with it. */
export interface WaitingHandover {
  handoverId: string;
  reason: string | null;
}

export interface Reopening {
  at: string;
  by: string;
  reason: string;
}

export interface DayReportsTable {
  officeId: string;
  day: string;
  version: number;
  number: bigint;
  firstEntry: bigint;
  lastEntry: bigint;
  closedAt: Timestamp;
  closedBy: string;
  waiting: ColumnType<WaitingHandover[], string, never>;
  reopening: ColumnType<Reopening | null, string | null, never>;
  /** Canonical JSON: sorted keys, no spaces. */
  report: string;
  /** Hex SHA-256 of the report. */
  hash: string;
}
