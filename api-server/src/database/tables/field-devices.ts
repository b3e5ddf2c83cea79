import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, OptionalTimestamp, Timestamp } from './columns';

export interface FieldDevicesTable {
  id: string;
  userId: string;
  /** Made by the device. */
  deviceId: string;
  label: string;
  app: string;
  firstSeen: Generated<Date>;
  lastSeen: ColumnType<Date, Date | undefined, Date>;
  unsent: number;
  oldestUnsentAt: OptionalTimestamp;
  /** Time of the server minus that of the device. */
  clockOffsetMs: ColumnType<bigint, number, number>;
  confirmedAt: OptionalTimestamp;
  confirmedBy: string | null;
  endedAt: OptionalTimestamp;
  endedBy: string | null;
}

/** P-256 key pairs for export files of devices. */
export interface ExportKeysTable {
  id: string;
  /** Uncompressed point in base64url. */
  publicKey: string;
  /** PKCS #8 in base64url. */
  privateKey: string;
  createdAt: CreatedAt;
}

export interface RefusedPickUpsTable {
  officeId: string;
  /** Id of the pick-up. */
  id: string;
  contentHash: string;
  /** As the device had it, which may be invalid. */
  content: ColumnType<Record<string, unknown>, string, never>;
  /** JSON of code and sentence. */
  refusal: string;
  userId: string;
  createdAt: ColumnType<Date, Timestamp | undefined, never>;
}

/** At most one for each content of a refused pick-up. */
export interface RefusedPickUpSettlementsTable {
  id: string;
  contentHash: string;
  note: string;
  userId: string;
  createdAt: CreatedAt;
}
