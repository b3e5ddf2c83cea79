import * as z from 'zod/mini';
import { CURRENCY_CODES } from './currencies';
import { LEDGER_KINDS } from './general-ledger';
import { CountedLines, Counts, HANDOVER_KINDS } from './handovers';
import { operation } from './operation';
import { ADMINS, STAFF } from './roles';
import { Day, Id, NOTE_LIMIT, NumberId, queryInteger, requiredText } from './values';

/** Places that are counted. */
export const COUNT_SCOPES = ['TILL', 'VAULT'] as const;

/** Accounts of a report; all but `CASH` (the till), `VAULT` and `BANK` have a holder. */
export const REPORT_ACCOUNTS = ['CASH', 'VAULT', 'HAND', 'TRANSIT', 'BANK', 'SUSPENSE', 'RECEIVABLE'] as const;

const currency = z.enum(CURRENCY_CODES);
const scope = z.enum(COUNT_SCOPES);

/** Count of a place, made without its balance. */
export const CountInput = z.object({ scope, lines: CountedLines });

export const DayClosing = z.object({
  /** Handovers that are left for the next day. */
  postpone: z._default(
    z
      .array(z.object({ handoverId: Id, reason: requiredText('Reason is required', NOTE_LIMIT) }))
      .check(z.maxLength(200)),
    [],
  ),
});

export const DayReopening = z.object({ reason: requiredText('Reason is required', NOTE_LIMIT) });

/** Amounts in major units. */
const Attempt = z.object({
  /** From 1. */
  attempt: z.int(),
  counts: Counts,
  counted: z.number(),
  /** Balance of the books at the time of the count. */
  expected: z.number(),
  countedBy: Id,
  countedDate: z.string(),
});

const account = { account: z.enum(REPORT_ACCOUNTS), holderId: z.nullable(Id), currency };

/**
 * Immutable report of a closed day. `holderId` is a person of HAND and RECEIVABLE, a case of SUSPENSE, a handover of
 * TRANSIT. Its hash is the SHA-256 of its JSON with sorted keys and without spaces.
 */
export const DayReport = z.object({
  officeId: Id,
  day: z.string(),
  /** Per office, from 1; a day that is closed again keeps it. */
  number: NumberId,
  /** From 1. */
  version: z.int(),
  timeZone: z.string(),
  openedDate: z.string(),
  closedDate: z.string(),
  closedBy: Id,
  /** Entries of the journal, both inclusive, with the hash of the last. */
  entries: z.object({ first: NumberId, last: NumberId, hash: z.string() }),
  balances: z.array(z.object({ ...account, opening: z.number(), closing: z.number() })),
  movements: z.array(z.object({ ...account, kind: z.enum(LEDGER_KINDS), in: z.number(), out: z.number() })),
  expenses: z.array(z.object({ supplierId: z.nullable(Id), currency, amount: z.number() })),
  /** None for a day that was closed with the next one. */
  counts: z.array(z.extend(Attempt, { scope, currency })),
  /** Cases of differences, negative if cash is missing; within the tolerance they are resolved as rounding. */
  cases: z.array(
    z.object({
      caseId: Id,
      number: NumberId,
      scope,
      currency,
      amount: z.number(),
      ownerId: Id,
      isRounding: z.boolean(),
    }),
  ),
  /** Handovers that were not over; with a reason if they are of this office to confirm. */
  waiting: z.array(
    z.object({ handoverId: Id, number: NumberId, kind: z.enum(HANDOVER_KINDS), reason: z.nullable(z.string()) }),
  ),
  reopening: z.nullable(z.object({ at: z.string(), by: Id, reason: z.string() })),
});

/** Obstacle to the closing, with a text that names the way forward. */
const Blocker = z.object({
  code: z.string(),
  message: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  handoverId: z.nullable(Id),
});

const DAY_STATES = ['OPEN', 'CLOSED'] as const;

/** A business day: what an office with custody booked between two closings, at most until the end of the day. */
export const BusinessDay = z.object({
  officeId: Id,
  office: z.string(),
  day: z.string(),
  state: z.enum(DAY_STATES),
  openedDate: z.string(),
  /** Later bookings belong to the next day. */
  endsDate: z.string(),
  /** To be counted; `attempts` are those for the next report. */
  counts: z.array(
    z.object({
      scope,
      currency,
      attempts: z.array(Attempt),
      /** False without a count, or if the books were corrected since. */
      isCounted: z.boolean(),
      mayCount: z.boolean(),
    }),
  ),
  blockers: z.array(Blocker),
  /** Handovers that others confirm; they do not block the closing. */
  onTheWay: z.array(z.object({ handoverId: Id, number: NumberId, kind: z.enum(HANDOVER_KINDS) })),
  /** Earlier days that are closed with this one, without a count. */
  before: z.array(z.string()),
  mayReopen: z.boolean(),
  /** All versions, the latest first. */
  reports: z.array(z.object({ report: DayReport, hash: z.string() })),
  /** Names of people and suppliers in the reports and counts. */
  names: z.array(z.object({ id: Id, name: z.string() })),
});

export const DayOfList = z.object({
  day: z.string(),
  state: z.enum(DAY_STATES),
  openedDate: z.string(),
  closedDate: z.nullable(z.string()),
  closedBy: z.nullable(z.object({ id: Id, name: z.string() })),
  number: z.nullable(NumberId),
  /** Number of reports. */
  version: z.int(),
  /** Entries until now. */
  entries: z.int(),
  /** Cases that its counts opened. */
  cases: z.int(),
});

const query = z.object({ officeId: z.optional(Id) });
const one = { params: z.object({ day: Day }), query } as const;

export const businessDayOperations = {
  listDays: operation({
    summary: 'Business days of an office with custody, newest first',
    access: STAFF,
    query: z.extend(query, {
      /** Cursor: day before which the page begins. */
      before: z.optional(Day),
      limit: queryInteger(1, 200, 50),
    }),
    response: z.array(DayOfList),
    list: true,
  }),
  getDay: operation({
    summary: 'One business day with what is to be counted, what is in the way of its closing, and its reports',
    access: STAFF,
    ...one,
    response: BusinessDay,
  }),
  countDay: operation({
    summary: 'Count a place without knowing its balance; a currency at most twice',
    access: STAFF,
    ...one,
    body: CountInput,
    response: BusinessDay,
  }),
  closeDay: operation({
    summary: 'Close a business day, book differences as cases and make its report; 409 with what is in the way',
    access: STAFF,
    ...one,
    body: DayClosing,
    response: BusinessDay,
    status: 201,
  }),
  reopenDay: operation({
    stepUp: true,
    approval: ['REOPEN_DAY'],
    summary: 'Open the last closed business day again; its next report is another version',
    access: ADMINS,
    ...one,
    body: DayReopening,
    response: BusinessDay,
  }),
};

export type CountScope = (typeof COUNT_SCOPES)[number];
export type CountInput = z.infer<typeof CountInput>;
export type DayClosing = z.infer<typeof DayClosing>;
export type DayReopening = z.infer<typeof DayReopening>;
export type DayReport = z.infer<typeof DayReport>;
export type BusinessDay = z.infer<typeof BusinessDay>;
export type DayOfList = z.infer<typeof DayOfList>;
