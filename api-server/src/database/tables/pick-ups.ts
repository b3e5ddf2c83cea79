import type { CollectionStatus } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Role } from '@comptoir/api-contract/roles';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Archivable, CreatedAt, OfficeRecord, OptionalTimestamp, Timestamp, Versioned } from './columns';

export interface AgenciesTable extends OfficeRecord, Archivable {
  name: string;
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
  email: string;
  phone: string;
  lat: number;
  lon: number;
  /** Kept by the database: name, city, address, email and phone as searches compare them. */
  searchText: GeneratedAlways<string>;
}

export type { CollectionStatus } from '@comptoir/api-contract/collections';

export interface CollectionsTable extends Versioned {
  officeId: string;
  id: Generated<bigint>;
  agencyId: string;
  collectorId: string;
  status: Generated<CollectionStatus>;
  scheduledAt: Timestamp;
  collectedAt: OptionalTimestamp;
  /** When it was booked, where it was recorded earlier without a connection. */
  bookedAt: OptionalTimestamp;
  /** The clock of the recording device was too far off: `collectedAt` is the moment of booking. */
  clockWrong: Generated<boolean>;
  scheduledMinor: bigint;
  collectedMinor: bigint | null;
  /** Why that is far from the scheduled amount. */
  amountReason: Generated<string | null>;
  currency: CurrencyCode;
  alertTwoHoursBefore: Generated<boolean>;
  alertDayBefore: Generated<boolean>;
  hasTime: Generated<boolean>;
  roundPosition: Generated<number | null>;
  recordedBy: Generated<string | null>;
  /** An issue was reported and the office has not marked it as clarified. */
  issueOpen: Generated<boolean>;
  seriesId: Generated<string | null>;
  /** The day that the rule of its series means; null where the series does not mean it any more. */
  occurrenceDate: Generated<string | null>;
  /** It was changed by itself: its series leaves it as it is. */
  isDetached: Generated<boolean>;
  /** The closure because of which it is on another day. */
  movedFor: Generated<string | null>;
}

/** What a device recorded, under the name that the device gave it. */
export interface RecordingsTable {
  officeId: string;
  id: string;
  collectionId: bigint;
  recordedBy: string;
  contentHash: string;
  /** By the clock of the device. */
  recordedAt: Timestamp;
  receivedAt: Timestamp;
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
