import type { ColumnType, Generated } from 'kysely';

// How names and values arrive: database.ts and value-parsers.ts; `count(*)` is cast to int where a number is wanted.

/** Read as a Date, written as a Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
/** Set by the database, and by later changes. */
export type ChangedAt = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text. */
export type Json = ColumnType<unknown, string | null, string | null>;

export interface Versioned {
  /** Raised by every change; the ETag of the record. */
  version: Generated<number>;
  createdAt: CreatedAt;
  /** Set instead of deleting what the books or a collection refer to. */
  archivedAt: OptionalTimestamp;
}

/** A record that can be archived, and restored. */
export interface Archivable extends Versioned {
  /** Who archived it; null where it is in use, and where it was deleted and stays for history. */
  archivedBy: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The columns that every record of one office has. */
export interface OfficeRecord extends Versioned {
  id: string;
  officeId: string;
}
