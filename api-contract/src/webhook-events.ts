import * as z from 'zod/mini';
import { CASE_SOURCES } from './cash-cases';
import { HANDOVER_KINDS } from './handovers';
import { Currency, Day, Id, NumberId } from './values';

/** Minor units of a currency: 1250 are 12.50. */
const amountMinor = z.int();

const entry = {
  officeId: Id,
  /** Entry of the money book. */
  entryId: NumberId,
};
/** The entry that this one corrects or reverses. */
const correctsEntryId = NumberId;
const money = { currency: Currency, amountMinor };

const trade = {
  ...entry,
  tradeId: NumberId,
  oldCurrency: Currency,
  oldAmountMinor: amountMinor,
  newCurrency: Currency,
  newAmountMinor: amountMinor,
};
const expense = { ...entry, transactionId: Id, ...money };

/** Data of each event by its type. */
const DATA = {
  /** Cash of a collection was booked; a pick-up in several currencies has an event for each. */
  'collection.collected': z.object({ ...entry, collectionId: NumberId, ...money }),
  /** The amount is the difference to what was booked before; null if nothing was. */
  'collection.corrected': z.object({
    ...entry,
    correctsEntryId: z.nullable(correctsEntryId),
    collectionId: NumberId,
    ...money,
  }),
  'trade.booked': z.object(trade),
  'trade.reversed': z.object({ ...trade, correctsEntryId }),
  'expense.booked': z.object(expense),
  'expense.reversed': z.object({ ...expense, correctsEntryId }),
  'day.closed': z.object({ officeId: Id, day: Day, number: z.int(), version: z.int() }),
  'day.reopened': z.object({ officeId: Id, day: Day }),
  /** The amount is negative if cash is missing. */
  'case.opened': z.object({ officeId: Id, caseId: Id, source: z.enum(CASE_SOURCES), sourceId: Id, ...money }),
  /** The office that booked the count; `recounted` if a third person counted last. */
  'handover.accepted': z.object({
    officeId: Id,
    handoverId: Id,
    kind: z.enum(HANDOVER_KINDS),
    recounted: z.boolean(),
    lines: z.array(z.object(money)),
  }),
};

/** Only sent by the button in Settings. */
const TestData = z.object({ webhookId: Id });

/** Type of an event that a webhook can ask for. */
export type WebhookEventType = keyof typeof DATA;

/** Event types in the order of the page. */
export const WEBHOOK_EVENT_TYPES = [
  'collection.collected',
  'collection.corrected',
  'trade.booked',
  'trade.reversed',
  'expense.booked',
  'expense.reversed',
  'day.closed',
  'day.reopened',
  'case.opened',
  'handover.accepted',
] as const satisfies readonly WebhookEventType[];

function event<const Type extends string, Data extends z.ZodMiniObject>(type: Type, data: Data) {
  return z.object({ type: z.literal(type), timestamp: z.string(), data });
}

/** Body of a request to a webhook. */
export const WebhookEvent = z.discriminatedUnion('type', [
  event('collection.collected', DATA['collection.collected']),
  event('collection.corrected', DATA['collection.corrected']),
  event('trade.booked', DATA['trade.booked']),
  event('trade.reversed', DATA['trade.reversed']),
  event('expense.booked', DATA['expense.booked']),
  event('expense.reversed', DATA['expense.reversed']),
  event('day.closed', DATA['day.closed']),
  event('day.reopened', DATA['day.reopened']),
  event('case.opened', DATA['case.opened']),
  event('handover.accepted', DATA['handover.accepted']),
  event('webhook.test', TestData),
]);

export type WebhookEvent = z.infer<typeof WebhookEvent>;
