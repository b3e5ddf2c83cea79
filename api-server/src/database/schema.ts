import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { ReasonCode } from '@comptoir/api-contract/reason-codes';
import type { Role } from '@comptoir/api-contract/roles';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

// How names and values arrive: database.ts and value-parsers.ts; `count(*)` is cast to int where a number is wanted.

/** Read as a Date, written as a Date or ISO text. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
/** Written as JSON text. */
type Json = ColumnType<unknown, string | null, string | null>;

interface Versioned {
  /** Raised by every change; the ETag of the record. */
  version: Generated<number>;
  createdAt: CreatedAt;
  /** Set instead of deleting what the books or a collection refer to. */
  archivedAt: OptionalTimestamp;
}

export interface OfficesTable extends Versioned {
  id: string;
  name: string;
  city: string;
  countryCode: string;
}

export interface UsersTable extends Versioned {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  passwordHash: string | null;
  role: Role;
  countryCode: string | null;
  officeId: string | null;
  verified: Generated<boolean>;
  /** Raised to end all sessions of the user. */
  sessionEpoch: Generated<number>;
}

export interface SigningKeysTable {
  id: string;
  secret: string;
  createdAt: CreatedAt;
  retiredAt: OptionalTimestamp;
}

export interface LoginAttemptsTable {
  id: string;
  account: string;
  address: string;
  attemptedAt: CreatedAt;
}

export interface OneTimeTokensTable {
  tokenHash: string;
  purpose: 'INVITATION' | 'RESET';
  userId: string;
  createdAt: CreatedAt;
  expiresAt: Timestamp;
  usedAt: OptionalTimestamp;
}

export interface IdempotencyKeysTable {
  actor: string;
  key: string;
  operation: string;
  requestHash: string;
  /** Null while the first request of the key still runs. */
  status: number | null;
  etag: string | null;
  body: string | null;
  createdAt: CreatedAt;
}

export interface AgenciesTable extends Versioned {
  officeId: string;
  id: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
  email: string;
  phone: string;
  lat: number;
  lon: number;
  /** Kept by the database: name, city, address, email and phone without case and accents. */
  searchText: GeneratedAlways<string>;
}

export type CollectionStatus = 'UNCOLLECTED' | 'UNCOLLECTED_WITH_ISSUES' | 'COLLECTED' | 'COLLECTED_WITH_ISSUES';

export interface CollectionsTable extends Versioned {
  officeId: string;
  id: Generated<bigint>;
  agencyId: string;
  collectorId: string;
  status: Generated<CollectionStatus>;
  scheduledAt: Timestamp;
  collectedAt: OptionalTimestamp;
  scheduledMinor: bigint;
  collectedMinor: bigint | null;
  currency: CurrencyCode;
  alertTwoHoursBefore: Generated<boolean>;
  alertDayBefore: Generated<boolean>;
}

export interface CollectionNotesTable {
  officeId: string;
  collectionId: bigint;
  id: string;
  authorId: string;
  authorRole: Role;
  note: string;
  createdAt: CreatedAt;
}

export interface CollectionMediaTable {
  officeId: string;
  collectionId: bigint;
  id: string;
  objectKey: string;
  fileName: string;
  contentType: string;
  byteSize: bigint | null;
  uploaderId: string;
  createdAt: CreatedAt;
  /** Null until the upload has arrived and was checked. */
  storedAt: OptionalTimestamp;
  /** Signs the addresses of the file. */
  urlSecret: string;
}

export interface SuppliersTable extends Versioned {
  id: string;
  /** Null: shared by a country, or by all when that is null too. */
  officeId: string | null;
  countryCode: string | null;
  name: string;
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
}

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
}

export interface ListVersionsTable {
  officeId: string;
  list: string;
  version: Generated<bigint>;
  raisedAt: ColumnType<Date, Date | string | undefined, Date | string>;
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

/** Every table as Kysely sees it. */
export interface RemoteFailuresTable {
  remote: string;
  version: string;
  reason: ReasonCode;
  firstAt: CreatedAt;
  lastAt: ColumnType<Date, Date | string | undefined, Date | string>;
  reports: Generated<number>;
}

export interface Database {
  offices: OfficesTable;
  users: UsersTable;
  signingKeys: SigningKeysTable;
  loginAttempts: LoginAttemptsTable;
  oneTimeTokens: OneTimeTokensTable;
  idempotencyKeys: IdempotencyKeysTable;
  agencies: AgenciesTable;
  collections: CollectionsTable;
  collectionNotes: CollectionNotesTable;
  collectionMedia: CollectionMediaTable;
  suppliers: SuppliersTable;
  trades: TradesTable;
  transactions: TransactionsTable;
  journalHeads: JournalHeadsTable;
  journalEntries: JournalEntriesTable;
  transfers: TransfersTable;
  balances: BalancesTable;
  auditEntries: AuditEntriesTable;
  listVersions: ListVersionsTable;
  jobs: JobsTable;
  remoteFailures: RemoteFailuresTable;
}
