import * as z from 'zod/mini';
import { CURRENCY_CODES } from './currencies';
import { countedMinor, DENOMINATIONS } from './denominations';
import { StoredFile, UploadAddress, UploadMediaQuery } from './files';
import { AMOUNT_LIMIT, toMinor } from './money';
import { operation } from './operation';
import { ROLES, STAFF } from './roles';
import { AMOUNT_MESSAGE, Currency, Id, NOTE_LIMIT, NumberId, optionalText, queryInteger, requiredText } from './values';

/** Directions of cash between two holders. A deposit is confirmed by its slip. */
export const HANDOVER_KINDS = [
  'COLLECTOR_TO_OFFICE',
  'OFFICE_TO_COLLECTOR',
  'TILL_TO_VAULT',
  'VAULT_TO_TILL',
  'OFFICE_TO_OFFICE',
  'TO_BANK',
  'FROM_BANK',
] as const;

/**
 * `OFFERED`: waits for the count of the receiver. `COUNTED`: the count differs; waits for the giver. `DISPUTED`: waits
 * for the count of a third person. The others are final.
 */
export const HANDOVER_STATES = ['OFFERED', 'COUNTED', 'DISPUTED', 'ACCEPTED', 'RECOUNTED', 'WITHDRAWN'] as const;

/** Notes and coins by denomination in major units. */
export const Counts = z.record(z.string(), z.int().check(z.gte(0), z.lte(1_000_000)));

/** Counted notes and coins of a currency, by denomination in major units. */
export const CountedCash = z.object({ currency: Currency, counts: Counts }).check(
  z.refine(({ currency, counts }) => Object.keys(counts).every((value) => DENOMINATIONS[currency].includes(value)), {
    path: ['counts'],
    error: 'Not a note or coin of this currency',
  }),
  z.refine(({ counts }) => countsAreSmall(counts), { path: ['counts'], error: 'Amount is too large' }),
);

function countsAreSmall(counts: Readonly<Record<string, number>>): boolean {
  const isKnown = Object.keys(counts).every((value) => /^\d{1,4}(\.\d{1,2})?$/.test(value));
  return !isKnown || countedMinor(counts) < toMinor(AMOUNT_LIMIT - 1);
}

/** Each currency at most once. */
export const CountedLines = z.array(CountedCash).check(
  z.minLength(1),
  z.maxLength(CURRENCY_CODES.length, 'Each currency at most once'),
  z.refine(
    (lines) => new Set(lines.map(({ currency }) => currency)).size === lines.length,
    'Each currency at most once',
  ),
);

/** The giver declares the notes. `officeId` defaults to the office of the giver. */
export const HandoverInput = z.object({
  officeId: z.optional(Id),
  kind: z.enum(HANDOVER_KINDS),
  lines: CountedLines.check(
    z.refine((lines) => lines.some(({ counts }) => Object.values(counts).some((count) => count > 0)), AMOUNT_MESSAGE),
  ),
  /** Receiving collector of `OFFICE_TO_COLLECTOR`. */
  toUserId: z.optional(z.nullable(Id)),
  /** Receiving office of `OFFICE_TO_OFFICE`. */
  toOfficeId: z.optional(z.nullable(Id)),
  /** Place from which cash for the bank is taken. */
  source: z._default(z.enum(['TILL', 'VAULT']), 'TILL'),
  /** Number of the seal of a bag. */
  seal: z.optional(z.nullable(optionalText())),
});

/** `slip` is the number of the bank's slip, required for both ways of the bank. */
export const HandoverCount = z.object({ lines: CountedLines, slip: z.optional(z.nullable(optionalText())) });

/** The giver agrees to the count of the receiver, or disputes it. */
export const HandoverAgreement = z.object({ agree: z.boolean(), note: z.optional(optionalText(NOTE_LIMIT)) });

export const HandoverRecount = z.object({ lines: CountedLines });

export const HandoverWithdrawal = z.object({ reason: requiredText('Reason is required', NOTE_LIMIT) });

const Named = z.object({ id: Id, name: z.string() });
/** Null while the reader may not know it. */
const Counted = z.nullable(z.object({ amount: z.number(), counts: Counts }));

/**
 * A handover. Amounts are in major units. What the giver declared is hidden from others, and what the receiver counted
 * from third persons, until both are known to them.
 */
export const Handover = z.object({
  id: Id,
  /** Per office, from 1. */
  number: NumberId,
  officeId: Id,
  kind: z.enum(HANDOVER_KINDS),
  state: z.enum(HANDOVER_STATES),
  from: Named,
  to: z.nullable(Named),
  toOffice: z.nullable(Named),
  source: z.enum(['TILL', 'VAULT']),
  seal: z.nullable(z.string()),
  slip: z.nullable(z.string()),
  offeredDate: z.string(),
  countedDate: z.nullable(z.string()),
  countedBy: z.nullable(Named),
  recountedBy: z.nullable(Named),
  /** Time of the booking, or of the withdrawal. */
  endedDate: z.nullable(z.string()),
  /** Text of the giver in a dispute, or the reason of a withdrawal; null for third persons until it ends. */
  note: z.nullable(z.string()),
  lines: z.array(
    z.object({ currency: z.enum(CURRENCY_CODES), declared: Counted, counted: Counted, recounted: Counted }),
  ),
  /** Cases opened for differences. */
  caseIds: z.array(Id),
  /** The place of origin has less than was declared, so that the handover cannot be booked: it may be withdrawn. */
  uncovered: z.optional(z.literal(true)),
  /** Only of a single handover, and once the reader may know the counts. */
  mediaFiles: z.optional(z.array(StoredFile)),
});

/** Possible receivers of cash of an office, by name: its collectors, and other offices of its country with custody. */
export const HandoverReceivers = z.object({ collectors: z.array(Named), offices: z.array(Named) });

const params = z.object({ id: Id });
const step = { params, response: Handover, versioned: true } as const;

export const handoverOperations = {
  listHandovers: operation({
    summary: 'Handovers of an office, newest first; a collector gets their own',
    access: ROLES,
    query: z.object({
      officeId: z.optional(Id),
      /** Giver or receiver. */
      collectorId: z.optional(Id),
      /** Only those that have not ended. */
      pending: z._default(z.stringbool(), false),
      /** Cursor: handover after which the page begins. */
      after: z.optional(Id),
      limit: queryInteger(1, 200, 50),
    }),
    response: z.array(Handover),
    list: true,
  }),
  getHandoverReceivers: operation({
    summary: 'Collectors of an office, and other offices of its country with custody',
    access: STAFF,
    query: z.object({ officeId: z.optional(Id) }),
    response: HandoverReceivers,
  }),
  getHandover: operation({ summary: 'One handover', access: ROLES, ...step }),
  offerHandover: operation({
    summary: 'Offer cash to another holder; 409 above the balance of the giver',
    access: ROLES,
    body: HandoverInput,
    response: Handover,
    status: 201,
    versioned: true,
  }),
  countHandover: operation({
    summary: 'Count an offered handover without knowing what was declared; books it if both are equal',
    access: ROLES,
    ...step,
    body: HandoverCount,
  }),
  agreeToHandover: operation({
    summary: 'Agree to a different count, which books it and opens a case, or dispute it',
    access: ROLES,
    ...step,
    body: HandoverAgreement,
  }),
  recountHandover: operation({
    summary: 'Final count by a third person of a handover that is counted differently',
    access: STAFF,
    ...step,
    body: HandoverRecount,
  }),
  uploadHandoverMedia: operation({
    summary: 'Get a one-time URL for a PUT of one file of a handover, for those who take part in it',
    access: ROLES,
    params,
    query: UploadMediaQuery,
    response: UploadAddress,
    status: 201,
  }),
  withdrawHandover: operation({
    summary:
      'Withdraw a handover that is not counted, or whose cash was spent meanwhile: the giver or an administrator',
    access: ROLES,
    ...step,
    body: HandoverWithdrawal,
  }),
};

export type HandoverKind = (typeof HANDOVER_KINDS)[number];
export type HandoverState = (typeof HANDOVER_STATES)[number];
export type CountedCash = z.infer<typeof CountedCash>;
export type HandoverInput = z.infer<typeof HandoverInput>;
export type HandoverCount = z.infer<typeof HandoverCount>;
export type HandoverAgreement = z.infer<typeof HandoverAgreement>;
export type HandoverRecount = z.infer<typeof HandoverRecount>;
export type HandoverWithdrawal = z.infer<typeof HandoverWithdrawal>;
export type HandoverReceivers = z.infer<typeof HandoverReceivers>;
export type Handover = z.infer<typeof Handover>;
