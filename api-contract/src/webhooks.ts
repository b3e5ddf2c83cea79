import * as z from 'zod/mini';
import { operation } from './operation';
import { ADMINS } from './roles';
import { Id, Instant, NumberId, queryInteger, requiredText } from './values';
import { WEBHOOK_EVENT_TYPES } from './webhook-events';

/** Largest page of deliveries, in rows. */
export const DELIVERY_LIMIT = 100;
const ADDRESS_LIMIT = 500;
const ADDRESS_MESSAGE = 'An https address is required';

/** `OFF`: switched off by the server, after days of failures or because its creator lost the right. */
export const WEBHOOK_STATES = ['ON', 'PAUSED', 'OFF'] as const;
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;

const name = requiredText('Name is required', 100);
const eventType = z.enum(WEBHOOK_EVENT_TYPES, 'Not an event');

/** Address of a receiver, without credentials or a fragment. Only servers for development accept http. */
const ReceiverAddress = z
  .url({ protocol: /^https?$/, error: ADDRESS_MESSAGE })
  .check(z.maxLength(ADDRESS_LIMIT, `At most ${ADDRESS_LIMIT} characters`), z.refine(isPlain, ADDRESS_MESSAGE));

function isPlain(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, hash } = new URL(text);
  return username === '' && password === '' && hash === '';
}

export const Webhook = z.object({
  id: Id,
  name,
  url: z.string(),
  events: z.array(eventType),
  /** Null for all offices in the reach of its creator. */
  officeId: z.nullable(Id),
  state: z.enum(WEBHOOK_STATES),
  createdDate: z.string(),
  /** First failure since the last success; null without one. */
  failingSince: z.nullable(z.string()),
  /** Until then the former secret signs as well. */
  formerSecretUntil: z.nullable(z.string()),
  /** Number of events that wait for their delivery. */
  waiting: z.int(),
});

export const NewWebhook = z.object({
  name,
  url: ReceiverAddress,
  events: z.array(eventType).check(
    z.minLength(1, 'At least one event is required'),
    z.refine((events) => new Set(events).size === events.length, 'An event is listed twice'),
  ),
  officeId: z._default(z.nullable(Id), null),
});

/** An attempt to deliver an event, and what comes next. */
export const WebhookDelivery = z.object({
  id: NumberId,
  /** The `webhook-id` header, the same in each attempt. */
  eventId: Id,
  type: z.string(),
  officeId: z.nullable(Id),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  eventDate: z.string(),
  lastAttemptDate: z.nullable(z.string()),
  nextAttemptDate: z.nullable(z.string()),
  /** Status of the last answer; null without one. */
  status: z.nullable(z.int()),
  /** Beginning of the last answer. */
  answer: z.nullable(z.string()),
  /** Why there was no answer. */
  failure: z.nullable(z.string()),
});

export const WebhookDeliveryQuery = z.object({
  /** Cursor: id of the last delivery; older ones follow. */
  before: z.optional(NumberId),
  limit: queryInteger(1, DELIVERY_LIMIT, 20),
});

const withSecret = z.object({ webhook: Webhook, secret: z.string() });
const ofWebhook = z.object({ id: Id });

export const webhookOperations = {
  listWebhooks: operation({
    summary: 'Webhooks of the caller, newest first',
    access: ADMINS,
    response: z.array(Webhook),
    list: true,
  }),
  createWebhook: operation({
    stepUp: true,
    summary: 'Create a webhook, to which events of bookings are sent. Only this answer contains its secret',
    access: ADMINS,
    body: NewWebhook,
    response: withSecret,
    status: 201,
    secret: true,
  }),
  changeWebhook: operation({
    stepUp: true,
    summary: 'Pause a webhook of the caller, or switch it on again; events wait meanwhile',
    access: ADMINS,
    params: ofWebhook,
    body: z.object({ paused: z.boolean() }),
    response: Webhook,
  }),
  endWebhook: operation({
    stepUp: true,
    summary: 'End a webhook of the caller',
    access: ADMINS,
    params: ofWebhook,
  }),
  rotateWebhookSecret: operation({
    stepUp: true,
    summary: 'Replace the secret of a webhook; both secrets sign for 24 hours. Only this answer contains the new one',
    access: ADMINS,
    params: ofWebhook,
    response: withSecret,
    secret: true,
  }),
  testWebhook: operation({
    summary: 'Send a test event to a webhook',
    access: ADMINS,
    params: ofWebhook,
    response: WebhookDelivery,
    status: 201,
  }),
  listWebhookDeliveries: operation({
    summary: 'Deliveries of a webhook of the caller in the last 30 days, newest first',
    access: ADMINS,
    params: ofWebhook,
    query: WebhookDeliveryQuery,
    response: z.array(WebhookDelivery),
    list: true,
  }),
  replayDelivery: operation({
    stepUp: true,
    summary: 'Send an event to a webhook again',
    access: ADMINS,
    params: z.object({ id: Id, deliveryId: NumberId }),
    response: WebhookDelivery,
  }),
  replayWebhook: operation({
    stepUp: true,
    summary: 'Send all events since a moment to a webhook again, in their order',
    access: ADMINS,
    params: ofWebhook,
    body: z.object({ since: Instant }),
    response: z.object({ events: z.int() }),
  }),
};

export type Webhook = z.infer<typeof Webhook>;
export type NewWebhook = z.infer<typeof NewWebhook>;
export type WebhookState = (typeof WEBHOOK_STATES)[number];
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
export type WebhookDeliveryQuery = z.infer<typeof WebhookDeliveryQuery>;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
