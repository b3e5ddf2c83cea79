import type { DeliveryState, WebhookState } from '@comptoir/api-contract/webhooks';
import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Json, OptionalTimestamp, Timestamp } from './columns';

export interface WebhooksTable {
  id: string;
  userId: string;
  name: string;
  url: string;
  events: readonly string[];
  officeId: string | null;
  /** Sealed. */
  secret: string;
  /** Sealed; signs as well until `formerUntil`. */
  formerSecret: string | null;
  formerUntil: OptionalTimestamp;
  state: Generated<WebhookState>;
  createdAt: CreatedAt;
  /** First failure since the last success. */
  failingSince: OptionalTimestamp;
}

export interface WebhookEventsTable {
  id: string;
  /** Null for a test. */
  officeId: string | null;
  type: string;
  at: Timestamp;
  data: Json;
}

export interface WebhookDeliveriesTable {
  id: GeneratedAlways<bigint>;
  webhookId: string;
  eventId: string;
  /** Office of the event; its deliveries are made in order. */
  officeId: string | null;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  firstAttemptAt: OptionalTimestamp;
  lastAttemptAt: OptionalTimestamp;
  nextAttemptAt: OptionalTimestamp;
  status: number | null;
  answer: string | null;
  failure: string | null;
}
