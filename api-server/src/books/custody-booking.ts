import type { CaseResolution, CashPlace } from '@comptoir/api-contract/cash-cases';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Account } from '../database/tables/books';
import type { Booking, BookingContext, Transfer } from './booking';

/**
 * Cash of one holder that is outside the till when custody begins; `begun` distinguishes beginnings of an office. One
 * transfer, because an entry with several from the till would be listed several times in the money book.
 */
export function custodyOpening(
  { begun, account, currency, amount }: { begun: number; account: Account; currency: CurrencyCode; amount: bigint },
  occasion: BookingContext,
): Booking {
  return {
    kind: 'OPENING',
    reference: `opening:${begun}:${account}:${currency}`,
    transfers: [{ currency, from: 'CASH', to: account, amount }],
    ...occasion,
  };
}

export interface HandoverMovement {
  /** Unique per office and currency. */
  event: `${'handover' | 'sent' | 'returned'}:${string}`;
  kind: 'HANDOVER' | 'TRANSFER' | 'DEPOSIT';
  handoverId: string;
  currency: CurrencyCode;
  from: Account;
  to: Account;
  declared: bigint;
  counted: bigint;
  /** Required if the amounts differ. */
  caseId?: string;
}

/**
 * Moves the counted amount; what is missing becomes an open amount of the case, what is too much comes from it. One
 * transfer of an entry moves the cash of the till, so that the money book adds up line by line.
 */
export function handoverBooking(handover: HandoverMovement, occasion: BookingContext): Booking {
  const { event, kind, handoverId, currency, from, to, declared, counted, caseId } = handover;
  const suspense: Account = `SUSPENSE:${caseId ?? ''}`;
  const difference = counted - declared;
  // The difference stays on the side that is not the till.
  const [amount, side] = from === 'CASH' ? [declared, to] : [counted, from];
  const moved: Transfer = { currency, from, to, amount };
  const differs: Transfer =
    difference < 0n
      ? { currency, from: side, to: suspense, amount: -difference }
      : { currency, from: suspense, to: side, amount: difference };
  return {
    kind,
    reference: `${event}:${currency}`,
    handoverId,
    ...(difference !== 0n && caseId !== undefined && { caseId }),
    transfers: [...(amount > 0n ? [moved] : []), ...(difference === 0n ? [] : [differs])],
    ...occasion,
  };
}

/** A missing amount becomes the open amount of the case, a surplus comes from it. `difference` is not 0. */
export function countedDifference(
  count: { id: string; account: 'CASH' | 'VAULT'; currency: CurrencyCode; difference: bigint; caseId: string },
  occasion: BookingContext,
): Booking {
  const { id, account, currency, difference, caseId } = count;
  const suspense: Account = `SUSPENSE:${caseId}`;
  return {
    kind: 'COUNT',
    reference: `count:${id}`,
    caseId,
    transfers: [
      difference < 0n
        ? { currency, from: account, to: suspense, amount: -difference }
        : { currency, from: suspense, to: account, amount: difference },
    ],
    ...occasion,
  };
}

export interface ResolvedAmount {
  caseId: string;
  /** From 1. */
  step: number;
  resolution: CaseResolution;
  isMissing: boolean;
  currency: CurrencyCode;
  /** Positive. */
  amount: bigint;
  /** Owes a charged amount. */
  ownerId: string;
  /** Place of found cash; the till without it. */
  place?: CashPlace;
}

/** Takes an amount out of the account of a case, which then has what is still open. */
export function resolvedAmount(resolved: ResolvedAmount, occasion: BookingContext): Booking {
  const { caseId, step, isMissing, currency, amount } = resolved;
  const suspense: Account = `SUSPENSE:${caseId}`;
  const other = resolutionAccount(resolved);
  return {
    kind: 'RESOLUTION',
    reference: `case:${caseId}:${step}`,
    caseId,
    transfers: [
      isMissing ? { currency, from: suspense, to: other, amount } : { currency, from: other, to: suspense, amount },
    ],
    ...occasion,
  };
}

function resolutionAccount({ resolution, isMissing, ownerId, place }: ResolvedAmount): Account {
  switch (resolution) {
    case 'FOUND':
      return place === 'VAULT' ? 'VAULT' : 'CASH';
    case 'CHARGED':
      return `RECEIVABLE:${ownerId}`;
    case 'WRITTEN_OFF':
      return 'EXPENSES';
    case 'KEPT':
      return 'OTHER_INCOME';
    case 'ROUNDING':
      return isMissing ? 'EXPENSES' : 'OTHER_INCOME';
  }
}

/** Cash by which a person repays what they owe. */
export function repaid(
  { id, userId, currency, amount }: { id: string; userId: string; currency: CurrencyCode; amount: bigint },
  occasion: BookingContext,
): Booking {
  return {
    kind: 'RESOLUTION',
    reference: `repayment:${id}`,
    transfers: [{ currency, from: `RECEIVABLE:${userId}`, to: 'CASH', amount }],
    ...occasion,
  };
}
