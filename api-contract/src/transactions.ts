import * as z from 'zod/mini';
import { operation } from './operation';
import { ReversalInput } from './reversal';
import { ADMINS, STAFF } from './roles';
import {
  Amount,
  AMOUNT_MESSAGE,
  Currency,
  Id,
  NOTE_LIMIT,
  PositiveAmount,
  recordedInstant,
  requiredText,
} from './values';

/** Number of days by which an expense or a float may be backdated. */
export const DAYS_BACK = 31;

const DESCRIPTION_MESSAGE = 'description is required';

/** Form of an expense or a float; an expense is entered positive and sent negative, `date` is 'YYYY-MM-DD'. */
export const CashForm = z.object({
  amount: PositiveAmount,
  currency: Currency,
  description: requiredText(DESCRIPTION_MESSAGE, NOTE_LIMIT),
  date: z.string(),
  supplierId: z.optional(z.nullable(Id)),
});

/** An expense (negative amount) or an opening float (positive; ADMIN and SUPERADMIN only). */
export const TransactionInput = z.object({
  officeId: z.string('Office is required').check(z.guid('Office is required')),
  /** Stated date, at most `DAYS_BACK` days ago. Booked now in any case. */
  date: recordedInstant(),
  amount: Amount.check(z.refine((amount) => amount !== 0, AMOUNT_MESSAGE)),
  currency: Currency,
  description: requiredText(DESCRIPTION_MESSAGE, NOTE_LIMIT),
  supplierId: z.optional(z.nullable(Id)),
});

export const Transaction = z.object({
  id: Id,
  officeId: Id,
  date: z.string(),
  amount: z.number(),
  currency: Currency,
  description: z.string(),
  supplierId: z.nullable(Id),
});

export const transactionOperations = {
  createTransaction: operation({
    approval: ['EXPENSE', 'FLOAT'],
    summary: 'Book an expense or a float; 409 if the office does not hold the amount',
    access: STAFF,
    body: TransactionInput,
    response: Transaction,
    status: 201,
  }),
  reverseTransaction: operation({
    stepUp: true,
    approval: ['REVERSAL'],
    summary: 'Reverse an expense or a float; 409 if it is already reversed or the office lacks the amount',
    access: ADMINS,
    params: z.object({ id: Id }),
    body: ReversalInput,
    response: Transaction,
    status: 201,
  }),
};

export type CashForm = z.infer<typeof CashForm>;
export type TransactionInput = z.infer<typeof TransactionInput>;
export type Transaction = z.infer<typeof Transaction>;
