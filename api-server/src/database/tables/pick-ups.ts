import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { PickUpFlag, PickUpOutcome, PickUpReason } from '@comptoir/api-contract/pick-ups';
import type { ColumnType } from 'kysely';
import type { Json, Timestamp } from './columns';

export interface PickUpsTable {
  officeId: string;
  /** Made by the device. */
  id: string;
  collectionId: bigint;
  /** The person who has the cash. */
  collectorId: string;
  recordedBy: string;
  byOffice: boolean;
  outcome: PickUpOutcome;
  reasonCode: PickUpReason | null;
  note: string;
  signerName: string;
  seal: string;
  /** By the clock of the device. */
  occurredAt: Timestamp;
  bookedAt: Timestamp;
  basedOnVersion: number;
  lat: number | null;
  lon: number | null;
  /** Metres, as `distance` to the agency. */
  accuracy: number | null;
  distance: number | null;
  deviceId: string | null;
  appVersion: string | null;
  clockOffsetMs: ColumnType<bigint | null, number | null, never>;
  flags: PickUpFlag[];
  contentHash: string;
}

export interface PickUpLinesTable {
  officeId: string;
  pickUpId: string;
  currency: CurrencyCode;
  amountMinor: bigint;
  counts: Json;
  entryNumber: bigint | null;
}
