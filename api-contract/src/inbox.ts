import * as z from 'zod/mini';
import { operation } from './operation';
import { ROLES } from './roles';
import { Currency, Id, queryInteger, recordedInstant, RoleName } from './values';

/** Largest page of the inbox, in items. */
export const INBOX_LIMIT = 200;

/** Where an item is: to be looked at, put off to a later moment, or done. */
export const INBOX_STATES = ['open', 'snoozed', 'done'] as const;

/** What went wrong with a pick-up. */
export const REPORTED_ISSUES = ['difference', 'missed'] as const;

/** Amounts in major units. A note is the beginning of what somebody wrote. */
const told = {
  'issue-reported': z.object({
    agency: z.string(),
    collector: z.string(),
    issue: z.enum(REPORTED_ISSUES),
    currency: Currency,
    scheduled: z.number(),
    collected: z.nullable(z.number()),
    note: z.nullable(z.string()),
  }),
  /** `day` as YYYY-MM-DD in the time zone of the office, of which the others are the first and the last moment. */
  'late-pick-ups': z.object({ day: z.string(), begins: z.string(), ends: z.string(), count: z.int() }),
  /** What the office held when it fell below the limit. */
  'low-balance': z.object({ currency: Currency, amount: z.number(), limit: z.number() }),
  'invitation-expired': z.object({ name: z.string(), role: RoleName }),
  /** How many jobs of a kind fail again and again, and whom the mail of one of them is for. */
  'failed-jobs': z.object({ job: z.string(), count: z.int(), to: z.nullable(z.string()) }),
  mention: z.object({ by: z.string(), agency: z.string(), note: z.string() }),
};

const item = {
  id: Id,
  /** The record that it leads to: an id of this kind of record; null where it leads to none. */
  entity: z.nullable(z.enum(['collection', 'user'])),
  entityId: z.nullable(z.string()),
  office: z.nullable(z.object({ id: Id, name: z.string(), countryCode: z.string() })),
  createdDate: z.string(),
  /** When it was done, by the person or because its cause was gone. */
  doneDate: z.nullable(z.string()),
  snoozedUntil: z.nullable(z.string()),
};

/** Something that asks somebody for attention: values alone, the sentence belongs to who shows it. */
export const InboxItem = z.discriminatedUnion('kind', [
  z.object({ ...item, kind: z.literal('issue-reported'), params: told['issue-reported'] }),
  z.object({ ...item, kind: z.literal('late-pick-ups'), params: told['late-pick-ups'] }),
  z.object({ ...item, kind: z.literal('low-balance'), params: told['low-balance'] }),
  z.object({ ...item, kind: z.literal('invitation-expired'), params: told['invitation-expired'] }),
  z.object({ ...item, kind: z.literal('failed-jobs'), params: told['failed-jobs'] }),
  z.object({ ...item, kind: z.literal('mention'), params: told.mention }),
]);

export const InboxQuery = z.object({
  state: z._default(z.enum(INBOX_STATES), 'open'),
  /** The id of the last item that the caller has: older ones follow. */
  before: z.optional(Id),
  limit: queryInteger(1, INBOX_LIMIT, 50),
});

/** How many items are open, and when the next of those that were put off comes back. */
export const InboxCount = z.object({ open: z.int(), nextDate: z.nullable(z.string()) });

/** Either is left as it is where it is absent; null brings back what was put off. */
export const InboxChange = z.partial(z.object({ done: z.boolean(), snoozedUntil: z.nullable(recordedInstant()) }));

/** Whether the open items are mailed each morning. */
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
