import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Archivable, CreatedAt, OptionalTimestamp, Timestamp } from './columns';

export interface SuppliersTable extends Archivable {
  id: string;
  /** Null if shared by a country, or by all if `countryCode` is null too. */
  officeId: string | null;
  countryCode: string | null;
  name: string;
  searchText: GeneratedAlways<string>;
}

export interface TradesTable {
  officeId: string;
  id: Generated<bigint>;
  oldMinor: bigint;
  oldCurrency: CurrencyCode;
  newMinor: bigint;
  newCurrency: CurrencyCode;
  /** Decimal text with 8 decimals. */
  rate: string;
  userId: string;
  createdAt: CreatedAt;
}

/** Trades per office and currency on either side, maintained by triggers. */
export interface TradeCountsTable {
  currency: CurrencyCode;
  officeId: string;
  rows: bigint;
}

export interface TransactionsTable {
  officeId: string;
  id: string;
  kind: 'EXPENSE' | 'FLOAT';
  /** Negative for an expense, positive for a float. */
  amountMinor: bigint;
  currency: CurrencyCode;
  description: string;
  supplierId: string | null;
  occurredAt: Timestamp;
  userId: string;
  createdAt: CreatedAt;
}

export interface JournalHeadsTable {
  officeId: string;
  number: bigint;
  hash: string;
  tradeCount: Generated<bigint>;
}

export type EntryKind = LedgerEntry['kind'];

/** Accounts of the office itself; BANK has one account until bank accounts are records. */
export type OfficeAccount =
  | 'CASH'
  | 'VAULT'
  | 'BANK'
  | 'COLLECTIONS'
  | 'EXPENSES'
  | 'EXCHANGE'
  | 'FLOAT'
  | 'DIFFERENCES'
  | 'OTHER_INCOME';
/** Classes with an account per person (HAND, RECEIVABLE), case (SUSPENSE) or handover (TRANSIT). */
export type HolderClass = 'HAND' | 'RECEIVABLE' | 'SUSPENSE' | 'TRANSIT';
export type Account = OfficeAccount | `${HolderClass}:${string}`;

export interface JournalEntriesTable {
  officeId: string;
  /** Gapless position in the chain of the office, from 1; shown to people. */
  number: bigint;
  kind: EntryKind;
  /** Unique per office, for example `trade:1042`. */
  reference: string;
  bookedAt: Timestamp;
  userId: string;
  collectionId: bigint | null;
  tradeId: bigint | null;
  transactionId: string | null;
  correctsNumber: bigint | null;
  reason: string | null;
  occurredAt: OptionalTimestamp;
  handoverId: string | null;
  caseId: string | null;
  previousHash: string;
  hash: string;
}

export interface TransfersTable {
  officeId: string;
  entryNumber: bigint;
  position: number;
  currency: CurrencyCode;
  fromAccount: Account;
  toAccount: Account;
  amountMinor: bigint;
  /** Balance of the office after the whole entry. */
  cashAfterMinor: bigint;
}

export interface BalancesTable {
  officeId: string;
  currency: CurrencyCode;
  amountMinor: bigint;
  /** Spent in the last `SPENDING_DAYS` without corrections and reversals; may exceed `bigint`. */
  spentMinor: ColumnType<string, bigint | undefined, bigint>;
}

/** Balance of each account outside the till; that of CASH is in `balances`. */
export interface AccountBalancesTable {
  officeId: string;
  account: Account;
  currency: CurrencyCode;
  amountMinor: ColumnType<string, bigint | string, bigint | string>;
  /** Booking time of the entry that last moved it away from 0. */
  since: Timestamp;
}

/** Cash flows of an office in a month of its time zone, of the entries up to its head. */
export interface CashFlowsTable {
  officeId: string;
  /** First day of the month. */
  month: ColumnType<Date, never, never>;
  currency: CurrencyCode;
  /** Class of the account that the cash came from or went to. */
  account: OfficeAccount | HolderClass;
  inMinor: ColumnType<string, never, never>;
  outMinor: ColumnType<string, never, never>;
}

/** Invalid after a change of the time zone of the office. */
export interface CashFlowHeadsTable {
  officeId: string;
  /** Last added entry. */
  number: bigint;
  timeZone: string;
}

/** An office without a row works without custody. */
export interface OfficeCustodyTable {
  officeId: string;
  isOn: boolean;
  version: Generated<number>;
}
