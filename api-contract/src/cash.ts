import * as z from 'zod/mini';
import { CURRENCY_CODES } from './currencies';
import { operation } from './operation';
import { ADMINS, ROLES, STAFF } from './roles';
import { Currency, Id, NumberId, PositiveAmount } from './values';

/**
 * `DIRECT`: a recorded amount is cash of the office at once. `CUSTODY`: it is in the hand of the collector until two
 * people confirm its handover.
 */
export const CUSTODY_MODES = ['DIRECT', 'CUSTODY'] as const;

/** Cash outside the till when custody begins, in major units. */
export const HeldCash = z.discriminatedUnion('holder', [
  z.object({ holder: z.literal('VAULT'), currency: Currency, amount: PositiveAmount }),
  z.object({ holder: z.literal('COLLECTOR'), userId: Id, currency: Currency, amount: PositiveAmount }),
]);

export const Custody = z.object({ mode: z.enum(CUSTODY_MODES) });

/** `held` is for the change to CUSTODY; the rest of the balance is in the till. */
export const CustodyChange = z.object({
  mode: z.enum(CUSTODY_MODES),
  held: z._default(z.array(HeldCash).check(z.maxLength(500)), []),
});

const Holder = z.object({ id: Id, name: z.string() });

/** Cash of an office in one currency by holder, in major units. `since` is when a holder last had none. */
export const CashPosition = z.object({
  currency: z.enum(CURRENCY_CODES),
  /** Cash that can be spent: the balance of the general ledger. */
  till: z.number(),
  vault: z.number(),
  hands: z.array(z.object({ user: Holder, amount: z.number(), since: z.string() })),
  /** Sent to another office or a bank, and not confirmed. */
  onTheWay: z.array(z.object({ handoverId: Id, number: NumberId, amount: z.number(), since: z.string() })),
  bank: z.number(),
  /** Differences that nobody explained; positive if cash is missing. */
  cases: z.array(z.object({ caseId: Id, number: NumberId, amount: z.number(), since: z.string() })),
  /** Charged to people and not repaid. */
  owed: z.array(z.object({ user: Holder, amount: z.number(), since: z.string() })),
});

/** Cash in the hand of the caller, in major units, with its limits if there are any. */
export const CashInHand = z.object({
  currency: z.enum(CURRENCY_CODES),
  amount: z.number(),
  since: z.string(),
  warn: z.optional(z.number()),
  max: z.optional(z.number()),
});

const office = z.object({ officeId: Id });

export const cashOperations = {
  getCustody: operation({
    summary: 'Whether an office works with custody',
    access: ROLES,
    params: office,
    response: Custody,
    versioned: true,
  }),
  setCustody: operation({
    stepUp: true,
    summary: 'Begin custody in an office, or end it; 409 while cash is outside the till',
    access: ADMINS,
    params: office,
    body: CustodyChange,
    response: Custody,
    versioned: true,
  }),
  getCashPosition: operation({
    summary: 'Cash of an office by holder, one row for each supported currency',
    access: STAFF,
    query: z.object({ officeId: z.optional(Id) }),
    response: z.array(CashPosition),
    list: true,
  }),
  getCashInHand: operation({
    summary: 'Cash in the hand of the caller',
    access: ['COLLECTOR'],
    response: z.array(CashInHand),
    list: true,
  }),
};

export type Custody = z.infer<typeof Custody>;
export type CustodyChange = z.infer<typeof CustodyChange>;
export type HeldCash = z.infer<typeof HeldCash>;
export type CashPosition = z.infer<typeof CashPosition>;
export type CashInHand = z.infer<typeof CashInHand>;
