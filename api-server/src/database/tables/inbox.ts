import type { CorrectedRecord } from '@comptoir/api-contract/correction-requests';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Generated } from 'kysely';
import type { ChangedAt, CreatedAt, Json, OptionalTimestamp } from './columns';

export interface InboxItemsTable {
  id: Generated<string>;
  userId: string;
  kind: string;
  cause: string;
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
  /** Local day of the last check for the morning mail. */
  mailedOn: string | null;
}

export interface MonthMailsTable {
  userId: string;
  /** Last month that was sent or skipped, YYYY-MM. */
  month: string;
}

export interface CorrectionRequestsTable {
  id: string;
  officeId: string;
  entity: CorrectedRecord;
  entityId: string;
  /** Number that people know the record by. */
  number: string;
  reason: string;
  requestedBy: string;
  createdAt: CreatedAt;
  answer: 'CORRECTED' | 'DECLINED' | null;
  answerReason: string | null;
  answeredBy: string | null;
  answeredAt: OptionalTimestamp;
}

export interface BalanceLimitsTable {
  officeId: string;
  currency: CurrencyCode;
  limitMinor: bigint | null;
  isLow: Generated<boolean>;
  /** Number of times the balance fell below the limit. */
  rung: Generated<number>;
  version: Generated<number>;
}
