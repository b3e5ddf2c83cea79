import * as z from 'zod/mini';
import { APPROVAL_KINDS } from './approval-kinds';
import { LIMITED_HOLDERS } from './cash-limits';
import { CORRECTED_RECORDS } from './correction-requests';
import { HANDOVER_KINDS } from './handovers';
import { operation } from './operation';
import { ROLES } from './roles';
import { Currency, Id, NumberId, queryInteger, recordedInstant, RoleName } from './values';

/** Largest page of the inbox, in items. */
export const INBOX_LIMIT = 200;

/** State of an item: open, snoozed or done. */
export const INBOX_STATES = ['open', 'snoozed', 'done'] as const;

/** Issues of a collection. */
export const REPORTED_ISSUES = ['difference', 'missed'] as const;

/** Number per office, and name of the giver. */
const handover = { number: z.string(), kind: z.enum(HANDOVER_KINDS), from: z.string() };

/** Number per office; the amount is negative if cash is missing. */
const cashCase = { number: z.string(), currency: Currency, amount: z.number() };

/** Number of the collection, trade or entry, or the day (YYYY-MM-DD). */
const corrected = { record: z.enum(CORRECTED_RECORDS), number: z.string() };

/** Kind and amounts of a call that needs an approval. */
const approved = {
  operation: z.enum(APPROVAL_KINDS),
  amounts: z.array(z.object({ currency: Currency, amount: z.number() })),
};

/** Amounts in major units. A note is truncated. */
const paramsByKind = {
  'issue-reported': z.object({
    agency: z.string(),
    collector: z.string(),
    issue: z.enum(REPORTED_ISSUES),
    currency: Currency,
    scheduled: z.number(),
    collected: z.nullable(z.number()),
    note: z.nullable(z.string()),
  }),
  /** `day` as YYYY-MM-DD in the time zone of the office; `begins` and `ends` are its first and last instant. */
  'late-pick-ups': z.object({ day: z.string(), begins: z.string(), ends: z.string(), count: z.int() }),
  /** Balance when it fell below the limit. */
  'low-balance': z.object({ currency: Currency, amount: z.number(), limit: z.number() }),
  /** Cash when it rose above the limit; `name` of a collector, who gets no new collections if it `stops`. */
  'limit-passed': z.object({
    holder: z.enum(LIMITED_HOLDERS),
    name: z.nullable(z.string()),
    currency: Currency,
    amount: z.number(),
    limit: z.number(),
    stops: z.boolean(),
  }),
  'invitation-expired': z.object({ name: z.string(), role: RoleName }),
  /** Number of repeatedly failing jobs of a kind, and the recipient of one if it is an e-mail. */
  'failed-jobs': z.object({ job: z.string(), count: z.int(), to: z.nullable(z.string()) }),
  /** Step of a handover that waits for the person. It has no amounts, since counts are blind. */
  'handover-waits': z.object({ ...handover, step: z.enum(['COUNT', 'AGREE', 'RECOUNT']) }),
  /** An offered handover that is not counted for long. */
  'handover-late': z.object(handover),
  /** Cash of a collection that was cancelled or given to another collector before the phone sent it. */
  'unplanned-pick-up': z.object({
    agency: z.string(),
    collector: z.string(),
    collectionId: NumberId,
    reason: z.enum(['cancelled', 'reassigned']),
    amounts: z.array(z.object({ currency: Currency, amount: z.number() })),
  }),
  /** A pick-up that the server refused and the collector handed to the office: its cash is not booked. */
  'refused-pick-up': z.object({
    collector: z.string(),
    agency: z.nullable(z.string()),
    amounts: z.array(z.object({ currency: Currency, amount: z.number() })),
    /** Code and sentence of the refusal. */
    code: z.string(),
    refusal: z.string(),
  }),
  /** Pick-ups on the phone of a collector that were not sent for more than 24 hours. */
  'unsent-pick-ups': z.object({ collector: z.string(), count: z.int(), since: z.string() }),
  /** A case that the person owns. */
  'case-opened': z.object(cashCase),
  'case-overdue': z.object(cashCase),
  /** Request for the correction of a record; `reason` is truncated. */
  'correction-requested': z.object({ ...corrected, by: z.string(), reason: z.string() }),
  /** Answer to a request of the person; `reason` of a refusal. */
  'correction-answered': z.object({
    ...corrected,
    by: z.string(),
    isCorrected: z.boolean(),
    reason: z.nullable(z.string()),
  }),
  /** A webhook of the person that the server switched off after days of failures. */
  'webhook-off': z.object({ name: z.string(), host: z.string(), since: z.string() }),
  /** Request that the person may approve; `reason` is truncated. */
  'approval-requested': z.object({ ...approved, by: z.string(), reason: z.nullable(z.string()) }),
  /** End of an own request; `note` of the decision, `refusal` of a failed one. */
  'approval-answered': z.object({
    ...approved,
    status: z.enum(['APPROVED', 'REJECTED', 'EXPIRED', 'FAILED']),
    by: z.nullable(z.string()),
    note: z.nullable(z.string()),
    refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
  }),
  mention: z.object({ by: z.string(), agency: z.string(), note: z.string() }),
};

const item = {
  id: Id,
  /** Type of the linked record; null without a link. */
  entity: z.nullable(z.enum(['collection', 'user', 'handover', 'case', 'trade', 'transaction', 'day', 'approval'])),
  entityId: z.nullable(z.string()),
  office: z.nullable(z.object({ id: Id, name: z.string(), countryCode: z.string() })),
  createdDate: z.string(),
  /** Time when the user marked it as done or its cause disappeared. */
  doneDate: z.nullable(z.string()),
  snoozedUntil: z.nullable(z.string()),
};

/** An item of the inbox. Contains values only; clients build the sentence. */
export const InboxItem = z.discriminatedUnion('kind', [
  z.object({ ...item, kind: z.literal('issue-reported'), params: paramsByKind['issue-reported'] }),
  z.object({ ...item, kind: z.literal('late-pick-ups'), params: paramsByKind['late-pick-ups'] }),
  z.object({ ...item, kind: z.literal('low-balance'), params: paramsByKind['low-balance'] }),
  z.object({ ...item, kind: z.literal('limit-passed'), params: paramsByKind['limit-passed'] }),
  z.object({ ...item, kind: z.literal('invitation-expired'), params: paramsByKind['invitation-expired'] }),
  z.object({ ...item, kind: z.literal('failed-jobs'), params: paramsByKind['failed-jobs'] }),
  z.object({ ...item, kind: z.literal('handover-waits'), params: paramsByKind['handover-waits'] }),
  z.object({ ...item, kind: z.literal('handover-late'), params: paramsByKind['handover-late'] }),
  z.object({ ...item, kind: z.literal('unplanned-pick-up'), params: paramsByKind['unplanned-pick-up'] }),
  z.object({ ...item, kind: z.literal('refused-pick-up'), params: paramsByKind['refused-pick-up'] }),
  z.object({ ...item, kind: z.literal('unsent-pick-ups'), params: paramsByKind['unsent-pick-ups'] }),
  z.object({ ...item, kind: z.literal('case-opened'), params: paramsByKind['case-opened'] }),
  z.object({ ...item, kind: z.literal('case-overdue'), params: paramsByKind['case-overdue'] }),
  z.object({ ...item, kind: z.literal('correction-requested'), params: paramsByKind['correction-requested'] }),
  z.object({ ...item, kind: z.literal('correction-answered'), params: paramsByKind['correction-answered'] }),
  z.object({ ...item, kind: z.literal('webhook-off'), params: paramsByKind['webhook-off'] }),
  z.object({ ...item, kind: z.literal('approval-requested'), params: paramsByKind['approval-requested'] }),
  z.object({ ...item, kind: z.literal('approval-answered'), params: paramsByKind['approval-answered'] }),
  z.object({ ...item, kind: z.literal('mention'), params: paramsByKind.mention }),
]);

export const InboxQuery = z.object({
  state: z._default(z.enum(INBOX_STATES), 'open'),
  /** Cursor: id of the last item; older ones follow. */
  before: z.optional(Id),
  limit: queryInteger(1, INBOX_LIMIT, 50),
});

/** Number of open items, and the time when the next snoozed one reopens. */
export const InboxCount = z.object({ open: z.int(), nextDate: z.nullable(z.string()) });

/** An absent field is unchanged; null reopens a snoozed item. */
export const InboxChange = z.partial(z.object({ done: z.boolean(), snoozedUntil: z.nullable(recordedInstant()) }));

/** Sends the open items by e-mail each morning. */
export const InboxMail = z.object({ daily: z.boolean() });

export const inboxOperations = {
  listInbox: operation({
    summary: 'Inbox items of the signed-in person, newest first',
    access: ROLES,
    query: InboxQuery,
    response: z.array(InboxItem),
    list: true,
  }),
  countInbox: operation({
    summary: 'Number of open inbox items',
    access: ROLES,
    response: InboxCount,
  }),
  changeInboxItem: operation({
    summary: 'Mark an inbox item as done, snooze it or reopen it',
    access: ROLES,
    params: z.object({ id: Id }),
    body: InboxChange,
  }),
  getInboxMail: operation({
    summary: 'Daily email setting of the signed-in person',
    access: ROLES,
    response: InboxMail,
  }),
  chooseInboxMail: operation({
    summary: 'Turn the daily email on or off',
    access: ROLES,
    body: InboxMail,
  }),
};

export type InboxItem = z.infer<typeof InboxItem>;
export type InboxKind = InboxItem['kind'];
export type InboxState = (typeof INBOX_STATES)[number];
export type InboxQuery = z.infer<typeof InboxQuery>;
export type InboxCount = z.infer<typeof InboxCount>;
export type InboxChange = z.infer<typeof InboxChange>;
