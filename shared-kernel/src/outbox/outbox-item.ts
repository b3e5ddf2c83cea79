import type { CollectionChange, UploadMediaQuery } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';

/** Why the server did not accept something, as it is shown later. */
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

/** What a person recorded of a pick-up, until the server has confirmed all of it. */
export interface OutboxItem {
  /** Names the recording for good; also its idempotency key. */
  id: string;
  /** `sub` of the person who recorded it. */
  owner: string;
  collectionId: string;
  /** For the screen, where the pick-up itself is not at hand. */
  agency: string;
  currency: CurrencyCode;
  body: CollectionChange;
  /** The moment of the tap. */
  recordedAt: string;
  files: readonly OutboxFile[];
  /** `booked`: only its files are left. */
  state: 'waiting' | 'booked' | 'refused';
  refusal?: OutboxRefusal;
}

/** A recording as a form hands it over. */
export type Recorded = Pick<OutboxItem, 'collectionId' | 'agency' | 'currency' | 'files'> & {
  body: CollectionChange;
};
