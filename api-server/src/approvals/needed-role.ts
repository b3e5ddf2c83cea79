import type { ApprovalKind } from '@comptoir/api-contract/approval-kinds';
import type { ApproverRole } from '@comptoir/api-contract/approval-rules';
import type { Caller } from '../access/person';
import type { WriteTransaction } from '../database/database';
import type { RuleInForce } from './approval-rules.repository';
import { strictest, type Place } from './place';
import type { Amount, Subject } from './ruled-calls';
import { lockSums, sumsOfDay } from './sums-of-day';

/** Kinds that always need an approval, with the lowest role that gives it. */
export const ALWAYS: Partial<Record<ApprovalKind, ApproverRole>> = { FACTOR_REMOVAL: 'ADMIN' };

/**
 * Lowest role that approves a call, which the transaction has done; undefined if it needs no approval. All rules that
 * match apply: the highest of their roles. Sums of a day count like the amounts of one call.
 */
export async function neededRole(
  transaction: WriteTransaction,
  rules: readonly RuleInForce[],
  subject: Subject,
  by: { maker: Caller; withPending: boolean },
): Promise<ApproverRole | undefined> {
  const always = ALWAYS[subject.kind];
  if (always) return always;
  const country = await countryOf(transaction, subject);
  const roles: ApproverRole[] = [];
  const near: RuleInForce[] = [];
  for (const rule of rules) {
    if (rule.kind !== subject.kind || !isOfPlace(rule, subject.officeId, country)) continue;
    if (subject.amounts.length === 0 || isAbove(rule, subject.amounts)) roles.push(rule.approverRole);
    else near.push(rule);
  }
  if (near.length > 0) await lockSums(transaction, by.maker);
  const currencies = new Set(subject.amounts.map(({ currency }) => currency));
  for (const rule of near) {
    const sums = await sumsOfDay(transaction, { ...subject, ...by }, rule);
    if (
      isAbove(
        rule,
        sums.filter(({ currency }) => currencies.has(currency)),
      )
    )
      roles.push(rule.approverRole);
  }
  const [first, ...others] = roles;
  return first && strictest([first, ...others]);
}

function isOfPlace(rule: RuleInForce, officeId: string | null, country: string | null): boolean {
  if (rule.officeId !== null) return rule.officeId === officeId;
  return rule.countryCode === null || rule.countryCode === country;
}

function isAbove({ currency, thresholdMinor }: RuleInForce, amounts: readonly Amount[]): boolean {
  return amounts.some(
    (amount) =>
      (currency ?? amount.currency) === amount.currency &&
      (amount.minor < 0n ? -amount.minor : amount.minor) > thresholdMinor,
  );
}

async function countryOf(transaction: WriteTransaction, { officeId, countryCode }: Place): Promise<string | null> {
  if (officeId === null) return countryCode;
  const office = await transaction
    .selectFrom('offices')
    .select('countryCode')
    .where('id', '=', officeId)
    .executeTakeFirst();
  return office?.countryCode ?? null;
}
