import type { ApprovalKind } from '@comptoir/api-contract/approval-kinds';
import type { ApprovedRecord } from '@comptoir/api-contract/approvals';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { toMinor } from '@comptoir/api-contract/money';
import type { OperationName, Operations } from '@comptoir/api-contract/operations';
import type * as z from 'zod/v4/core';
import type { WriteTransaction } from '../database/database';
import type { Place } from './place';

/** Calls of the contract that can need an approval. */
export type RuledOperation = {
  [Name in OperationName]: Operations[Name] extends { approval: readonly ApprovalKind[] } ? Name : never;
}[OperationName];

export interface RecordName {
  entity: ApprovedRecord;
  id: string;
}

export interface Amount {
  currency: CurrencyCode;
  minor: bigint;
}

/** Effect of a call for rules and approvers. */
export interface Subject extends Place {
  kind: ApprovalKind;
  amounts: readonly Amount[];
  reason: string | null;
  /** Record that it changes. */
  about?: RecordName;
  /** Record that it makes. */
  made?: RecordName;
}

type Part<Definition, Key extends string> =
  Definition extends Record<Key, infer Schema extends z.$ZodType> ? z.output<Schema> : undefined;

interface RuledCall<Name extends OperationName> {
  transaction: WriteTransaction;
  params: Part<Operations[Name], 'params'>;
  body: Part<Operations[Name], 'body'>;
}

type Answered<Definition> = Definition extends { response: infer Schema extends z.$ZodType }
  ? z.input<Schema>
  : undefined;

/** Begins before the call; the returned function gets its result, and undefined means that no rule applies. */
type Watch<Name extends OperationName> = (
  call: RuledCall<Name>,
) => Promise<(result: Answered<Operations[Name]>) => Subject | undefined>;

const money = (currency: CurrencyCode, amount: number): Amount => ({ currency, minor: toMinor(Math.abs(amount)) });
const inOffice = (officeId: string): Place => ({ officeId, countryCode: null });
const everywhere: Place = { officeId: null, countryCode: null };

const limitsOfOffice =
  async ({ params: { officeId } }: { params: { officeId: string } }) =>
  () =>
    ({
      kind: 'LIMITS',
      ...inOffice(officeId),
      amounts: [],
      reason: null,
      about: { entity: 'office', id: officeId },
    }) as const;

const changeOfRules = async () => () => ({ kind: 'RULES', ...everywhere, amounts: [], reason: null }) as const;

/** Subjects of all calls whose operation names kinds of `approval`. */
export const ruledCalls: { [Name in RuledOperation]: Watch<Name> } = {
  createTrade:
    async ({ body }) =>
    ({ id, officeId, oldCurrency, oldAmount, newCurrency, newAmount }) => ({
      kind: 'TRADE',
      ...inOffice(officeId),
      amounts: [money(oldCurrency, oldAmount), money(newCurrency, newAmount)],
      reason: body.reason ?? null,
      made: { entity: 'trade', id },
    }),

  createTransaction:
    async ({ body }) =>
    ({ id, officeId, currency, amount }) => ({
      kind: amount > 0 ? 'FLOAT' : 'EXPENSE',
      ...inOffice(officeId),
      amounts: [money(currency, amount)],
      reason: body.description,
      made: { entity: 'transaction', id },
    }),

  reverseTrade:
    async ({ body, params: { id } }) =>
    ({ officeId, oldCurrency, oldAmount, newCurrency, newAmount }) => ({
      kind: 'REVERSAL',
      ...inOffice(officeId),
      amounts: [money(oldCurrency, oldAmount), money(newCurrency, newAmount)],
      reason: body.reason,
      about: { entity: 'trade', id },
    }),

  reverseTransaction:
    async ({ body, params: { id } }) =>
    ({ officeId, currency, amount }) => ({
      kind: 'REVERSAL',
      ...inOffice(officeId),
      amounts: [money(currency, amount)],
      reason: body.reason,
      about: { entity: 'transaction', id },
    }),

  // The difference counts: a small correction of a large amount is small. Its sign is a part of what is approved.
  updateCollection: async ({ transaction, body, params: { id } }) => {
    const before =
      body.collectedAmount === undefined
        ? undefined
        : await transaction
            .selectFrom('collections')
            .select(['collectedMinor', 'currency', 'officeId'])
            .where('id', '=', BigInt(id))
            .forUpdate()
            .executeTakeFirst();
    return ({ collectedAmount }) => {
      if (!before || before.collectedMinor === null || collectedAmount === null) return undefined;
      const difference = toMinor(collectedAmount) - before.collectedMinor;
      if (difference === 0n) return undefined;
      return {
        kind: 'CORRECTION',
        ...inOffice(before.officeId),
        amounts: [{ currency: before.currency, minor: difference }],
        reason: body.correctionReason ?? body.reason ?? null,
        about: { entity: 'collection', id },
      };
    };
  },

  resolveCashCase:
    async ({ body, params: { id } }) =>
    ({ officeId, currency, steps }) => {
      const last = steps.at(-1);
      if (body.resolution !== 'WRITTEN_OFF' || !last) return undefined;
      return {
        kind: 'WRITE_OFF',
        ...inOffice(officeId),
        amounts: [money(currency, last.amount)],
        reason: body.reason,
        about: { entity: 'case', id },
      };
    },

  reopenDay:
    async ({ body }) =>
    ({ officeId, day }) => ({
      kind: 'REOPEN_DAY',
      ...inOffice(officeId),
      amounts: [],
      reason: body.reason,
      about: { entity: 'day', id: `${officeId}:${day}` },
    }),

  setBalanceLimits: limitsOfOffice,
  setCashLimits: limitsOfOffice,
  setCashRules: limitsOfOffice,

  createApprovalRule: changeOfRules,
  endApprovalRule: changeOfRules,

  removeSecondSteps: async ({ transaction, body, params: { id } }) => {
    const { officeId = null, countryCode = null } =
      (await transaction
        .selectFrom('users')
        .select(['officeId', 'countryCode'])
        .where('id', '=', id)
        .executeTakeFirst()) ?? {};
    return () => ({
      kind: 'FACTOR_REMOVAL',
      officeId,
      countryCode: officeId === null ? countryCode : null,
      amounts: [],
      reason: body.reason,
      about: { entity: 'user', id },
    });
  },
};
