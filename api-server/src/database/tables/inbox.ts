import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Generated } from 'kysely';
import type { ChangedAt, CreatedAt, Json, OptionalTimestamp } from './columns';

export interface InboxItemsTable {
  id: Generated<string>;
  userId: string;
  kind: string;
  /** What made it: of one cause a person has one item at most. */
  cause: string;
  /** The kind of record that it leads to, and its id. */
  entity: string | null;
  entityId: string | null;
  officeId: string | null;
  params: Json;
  createdAt: CreatedAt;
  changedAt: ChangedAt;
  doneAt: OptionalTimestamp;
  snoozedUntil: OptionalTimestamp;
}

export interface InboxSettingsTable {
  userId: string;
  dailyMail: boolean;
  /** The day, where the person works, that was looked at last for the mail of a morning. */
  mailedOn: string | null;
}

export interface BalanceLimitsTable {
  officeId: string;
  currency: CurrencyCode;
  /** Null where there is none any more. */
  limitMinor: bigint | null;
  isLow: Generated<boolean>;
  /** How often the balance fell below it. */
  rung: Generated<number>;
  version: Generated<number>;
}
