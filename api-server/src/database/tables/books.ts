import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Archivable, CreatedAt, Timestamp } from './columns';

export interface SuppliersTable extends Archivable {
  id: string;
  /** Null: shared by a country, or by all when that is null too. */
  officeId: string | null;
  countryCode: string | null;
  name: string;
  /** Kept by the database: the name as searches compare it. */
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

/** How many trades of an office gave or received a currency, kept by the database itself. */
export interface TradeCountsTable {
  currency: CurrencyCode;
  officeId: string;
  rows: bigint;
}

export interface TransactionsTable {
  officeId: string;
  id: string;
  kind: 'EXPENSE' | 'FLOAT';
  /** Below 0 for an expense, above 0 for a float. */
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
  /** How many of the entries are trades or reversals of trades. */
  tradeCount: Generated<bigint>;
}

export type EntryKind = 'FLOAT' | 'EXPENSE' | 'TRADE' | 'COLLECTION' | 'CORRECTION' | 'REVERSAL';
export type Account = 'CASH' | 'COLLECTIONS' | 'EXPENSES' | 'EXCHANGE' | 'FLOAT' | 'DIFFERENCES';

export interface JournalEntriesTable {
  officeId: string;
  /** Position in the office's chain, from 1 without gaps; the number that people read aloud. */
  number: bigint;
  kind: EntryKind;
  /** What was booked, once for each office: `trade:1042`. */
  reference: string;
  bookedAt: Timestamp;
  userId: string;
  collectionId: bigint | null;
  tradeId: bigint | null;
  transactionId: string | null;
  correctsNumber: bigint | null;
  reason: string | null;
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
  /** What the office held in the currency after the whole entry. */
  cashAfterMinor: bigint;
}

export interface BalancesTable {
  officeId: string;
  currency: CurrencyCode;
  amountMinor: bigint;
  /** What left it in the last `SPENDING_DAYS`, corrections and reversals aside; may be more than a `bigint`. */
  spentMinor: ColumnType<string, bigint | undefined, bigint>;
}
