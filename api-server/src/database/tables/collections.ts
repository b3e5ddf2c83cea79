import type { Agency } from '@comptoir/api-contract/agencies';
import type { CollectionStatus } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Role } from '@comptoir/api-contract/roles';
import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Archivable,
  CreatedAt,
  MediaColumns,
  OfficeRecord,
  OptionalTimestamp,
  Timestamp,
  Versioned,
} from './columns';

export interface AgenciesTable extends OfficeRecord, Archivable, Omit<Agency, 'id' | 'officeId'> {
  /** Folded text of the searched fields; generated. */
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
  /** Booking time of an amount recorded offline earlier. */
  bookedAt: OptionalTimestamp;
  /** Set if the device clock was far off; `collectedAt` is then the booking time. */
  clockWrong: Generated<boolean>;
  scheduledMinor: bigint;
  collectedMinor: bigint | null;
  /** Reason for a large deviation from the scheduled amount. */
  amountReason: Generated<string | null>;
  currency: CurrencyCode;
  alertTwoHoursBefore: Generated<boolean>;
  alertDayBefore: Generated<boolean>;
  hasTime: Generated<boolean>;
  roundPosition: Generated<number | null>;
  recordedBy: Generated<string | null>;
  /** True for a reported issue that is not clarified yet. */
  issueOpen: Generated<boolean>;
  seriesId: Generated<string | null>;
  /** Occurrence of the series; null if the rule no longer includes it. */
  occurrenceDate: Generated<string | null>;
  /** Edited individually and no longer updated by its series. */
  isDetached: Generated<boolean>;
  /** Closure that moved the collection. */
  movedFor: Generated<string | null>;
}

export interface RecordingsTable {
  officeId: string;
  id: string;
  collectionId: bigint;
  recordedBy: string;
  contentHash: string;
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

export interface CollectionMediaTable extends MediaColumns {
  collectionId: bigint;
}
