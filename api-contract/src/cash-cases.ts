import * as z from 'zod/mini';
import { CURRENCY_CODES } from './currencies';
import { StoredFile, UploadAddress, UploadMediaQuery } from './files';
import { operation } from './operation';
import { ROLES, STAFF } from './roles';
import {
  Amount,
  AMOUNT_MESSAGE,
  Currency,
  Id,
  NOTE_LIMIT,
  NumberId,
  queryInteger,
  recordedInstant,
  requiredText,
  RoleName,
} from './values';

/** Origin of a difference. */
export const CASE_SOURCES = ['HANDOVER', 'COUNT', 'COLLECTION'] as const;

export const CASE_STATES = ['OPEN', 'RESOLVED'] as const;

/** Places of an office that keep cash. */
export const CASH_PLACES = ['TILL', 'VAULT'] as const;

/**
 * `FOUND`: missing cash is put into a place, or cash that was too much is given back from it. `CHARGED`: the owner
 * owes what is missing. `WRITTEN_OFF`: what is missing is an expense. `KEPT`: what is too much is income. `ROUNDING`:
 * resolved by the server, within the tolerance of a count.
 */
export const CASE_RESOLUTIONS = ['FOUND', 'CHARGED', 'WRITTEN_OFF', 'KEPT', 'ROUNDING'] as const;

const CHOSEN = ['FOUND', 'CHARGED', 'WRITTEN_OFF', 'KEPT'] as const;

/** Resolutions that people may choose, by direction. */
export function resolutionsOf(amount: number): readonly ChosenResolution[] {
  return amount < 0 ? ['FOUND', 'CHARGED', 'WRITTEN_OFF'] : ['FOUND', 'KEPT'];
}

/** First day of each age group of open cases. */
export const CASE_AGES_DAYS = [0, 7, 30] as const;

const Named = z.object({ id: Id, name: z.string() });

/** A difference of cash. Amounts are in major units, negative if cash is missing. */
export const CashCase = z.object({
  id: Id,
  /** Per office, from 1. */
  number: NumberId,
  officeId: Id,
  source: z.enum(CASE_SOURCES),
  sourceId: Id,
  currency: z.enum(CURRENCY_CODES),
  amount: z.number(),
  /** The part that is not resolved: the negative balance of `SUSPENSE:<id>`. */
  openAmount: z.number(),
  state: z.enum(CASE_STATES),
  /** The person who answers for it. */
  owner: Named,
  /** The owner at the opening. */
  firstOwner: Named,
  openedDate: z.string(),
  dueDate: z.string(),
  resolvedDate: z.nullable(z.string()),
  /** The last one, if any. */
  resolution: z.nullable(z.enum(CASE_RESOLUTIONS)),
});

/** A case with its history of resolutions, notes and files, all oldest first. */
export const CashCaseDetail = z.extend(CashCase, {
  steps: z.array(
    z.object({
      step: z.int(),
      resolution: z.enum(CASE_RESOLUTIONS),
      /** Positive. */
      amount: z.number(),
      reason: z.string(),
      by: Named,
      date: z.string(),
      /** Entry of the general ledger. */
      entryId: NumberId,
    }),
  ),
  notes: z.array(z.object({ id: Id, note: z.string(), author: z.string(), role: RoleName, createdDate: z.string() })),
  mediaFiles: z.array(StoredFile),
  /** Reason why the caller may not resolve it: their role, their own case, or an amount above the tolerance of the office. */
  obstacle: z.nullable(z.enum(['ROLE', 'OWN', 'TOLERANCE'])),
  /** Place whose count differed; the till for other cases. */
  place: z.enum(CASH_PLACES),
  /** Business day whose count differed; null for other cases. */
  day: z.nullable(z.string()),
});

export const CaseNoteInput = z.object({ note: requiredText('Note is required', NOTE_LIMIT) });

/** The owner is an active person of the office. */
export const CaseChange = z.object({
  ownerId: z.optional(Id),
  dueDate: z.optional(recordedInstant()),
});

/** For `FOUND`: `amount` is the part, by default all that is open, and `place` by default that of the case. */
export const CaseResolutionInput = z
  .object({
    resolution: z.enum(CHOSEN, 'Resolution is required'),
    amount: z.optional(z.nullable(Amount.check(z.gt(0, AMOUNT_MESSAGE)))),
    place: z.optional(z.nullable(z.enum(CASH_PLACES))),
    reason: requiredText('Reason is required', NOTE_LIMIT),
  })
  .check(
    z.refine(({ resolution, amount }) => resolution === 'FOUND' || (amount ?? null) === null, {
      path: ['amount'],
      error: 'Only a part that was found has an amount',
    }),
  );

/** Cash by which a person repays what they owe; `id` is made by the client, and repeats change nothing. */
export const RepaymentInput = z.object({
  id: Id,
  officeId: z.optional(Id),
  userId: Id,
  currency: Currency,
  amount: Amount.check(z.gt(0, AMOUNT_MESSAGE)),
});

/** `owed` is what the person owes afterwards. */
export const Repayment = z.object({ id: Id, entryId: NumberId, owed: z.number() });

const AgeGroup = z.object({
  /** Days since the opening, at least. */
  fromDays: z.int(),
  /** Sums of both directions, positive. */
  missing: z.number(),
  tooMuch: z.number(),
  cases: z.int(),
});

/** Open amounts in one currency, in major units. */
export const CaseSummary = z.object({
  currency: z.enum(CURRENCY_CODES),
  missing: z.number(),
  tooMuch: z.number(),
  cases: z.int(),
  overdue: z.int(),
  ages: z.array(AgeGroup),
});

const params = z.object({ id: Id });
const step = { params, response: CashCaseDetail, versioned: true } as const;

export const cashCaseOperations = {
  listCashCases: operation({
    summary: 'Cases of an office, newest first; a collector gets their own',
    access: ROLES,
    query: z.object({
      officeId: z.optional(Id),
      state: z.optional(z.enum(CASE_STATES)),
      ownerId: z.optional(Id),
      /** Only open ones after their due date. */
      overdue: z._default(z.stringbool(), false),
      /** Cursor: case after which the page begins. */
      after: z.optional(Id),
      limit: queryInteger(1, 200, 50),
    }),
    response: z.array(CashCase),
    list: true,
  }),
  sumCashCases: operation({
    summary: 'Unexplained differences by age, for each currency with open cases; of a collector their own',
    access: ROLES,
    query: z.object({ officeId: z.optional(Id) }),
    response: z.array(CaseSummary),
    list: true,
  }),
  getCashCase: operation({ summary: 'One case, with notes, files and resolutions', access: ROLES, ...step }),
  assignCashCase: operation({
    summary: 'Give a case another owner or due date; never the own one',
    access: STAFF,
    ...step,
    body: CaseChange,
  }),
  addCashCaseNote: operation({ summary: 'Add a note to a case', access: ROLES, ...step, body: CaseNoteInput }),
  resolveCashCase: operation({
    stepUp: 'write-offs',
    approval: ['WRITE_OFF'],
    summary: 'Book the resolution of a case or of a found part; never the own one',
    access: STAFF,
    ...step,
    body: CaseResolutionInput,
  }),
  uploadCashCaseMedia: operation({
    summary: 'Get a one-time URL for a PUT of one file of a case',
    access: ROLES,
    params,
    query: UploadMediaQuery,
    response: UploadAddress,
    status: 201,
  }),
  createRepayment: operation({
    summary: 'Book cash by which a person repays what they owe; 409 above it',
    access: STAFF,
    body: RepaymentInput,
    response: Repayment,
    status: 201,
  }),
};

export type CashPlace = (typeof CASH_PLACES)[number];
export type CaseSource = (typeof CASE_SOURCES)[number];
export type CaseState = (typeof CASE_STATES)[number];
export type CaseResolution = (typeof CASE_RESOLUTIONS)[number];
export type ChosenResolution = (typeof CHOSEN)[number];
export type CashCase = z.infer<typeof CashCase>;
export type CashCaseDetail = z.infer<typeof CashCaseDetail>;
export type CaseNoteInput = z.infer<typeof CaseNoteInput>;
export type CaseChange = z.infer<typeof CaseChange>;
export type CaseResolutionInput = z.infer<typeof CaseResolutionInput>;
export type RepaymentInput = z.infer<typeof RepaymentInput>;
export type Repayment = z.infer<typeof Repayment>;
export type CaseSummary = z.infer<typeof CaseSummary>;
