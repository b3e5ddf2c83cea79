import type { ColumnType, Generated } from 'kysely';

// Column naming and value types: database.ts and value-parsers.ts. Cast `count(*)` to int for a number.

/** Read as a Date, written as a Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
export type ChangedAt = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text. */
export type Json = ColumnType<unknown, string | null, string | null>;

export interface Versioned {
  /** Incremented by every change; the ETag. */
  version: Generated<number>;
  createdAt: CreatedAt;
  /** Replaces deletion of referenced records. */
  archivedAt: OptionalTimestamp;
}

export interface Archivable extends Versioned {
  /** Null for active records, and for deleted ones kept for history. */
  archivedBy: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface OfficeRecord extends Versioned {
  id: string;
  officeId: string;
}

/** A file of a record. */
export interface MediaColumns {
  officeId: string;
  id: string;
  objectKey: string;
  fileName: string;
  contentType: string;
  byteSize: bigint | null;
  uploaderId: string;
  createdAt: CreatedAt;
  /** Null until uploaded and checked. */
  storedAt: OptionalTimestamp;
  urlSecret: string;
}
