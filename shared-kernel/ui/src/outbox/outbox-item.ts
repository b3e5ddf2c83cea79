import type { CollectionChange, UploadMediaQuery } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { PickUpInput } from '@comptoir/api-contract/pick-ups';

/** Refusal of the server, stored to be shown later. */
export interface OutboxRefusal {
  message: string;
  code?: string;
  values?: Readonly<Record<string, unknown>>;
}

/** A file of a recording. Its id is the key of its upload. */
export interface OutboxFile {
  id: string;
  file: File;
  query: UploadMediaQuery;
  refusal?: OutboxRefusal;
}

/** Result of a collection recorded on the device, until the server has confirmed it completely. */
export interface OutboxItem {
  /** Permanent id of the recording, also its idempotency key. */
  id: string;
  /** `sub` of the user who recorded it. */
  owner: string;
  collectionId: string;
  /** For display, where the collection is not loaded. */
  agency: string;
  currency: CurrencyCode;
  body: CollectionChange;
  /** Content to send, made at the tap; absent in recordings of an older version, which send `body`. */
  pickUp?: PickUpInput;
  /** Time of the tap. */
  recordedAt: string;
  files: readonly OutboxFile[];
  /** `booked` means that only its files are left to send. */
  state: 'waiting' | 'booked' | 'refused';
  refusal?: OutboxRefusal;
}

/** Content of a pick-up; id, time and device are the outbox's. */
export type PickUpFact = Omit<PickUpInput, 'id' | 'collectionId' | 'occurredAt' | 'device'>;

/** A recording as submitted by a form. */
export type Recorded = Pick<OutboxItem, 'collectionId' | 'agency' | 'currency' | 'files'> & {
  /** Empty with a `fact`. */
  body: CollectionChange;
  /** Version of the collection that the form shows; 0 if unknown. */
  basedOnVersion?: number;
  /** Complete content, instead of `body` and `basedOnVersion`. */
  fact?: PickUpFact;
};
