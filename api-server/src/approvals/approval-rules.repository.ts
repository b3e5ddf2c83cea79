import type { ApprovalKind } from '@comptoir/api-contract/approval-kinds';
import type { ApprovalRule } from '@comptoir/api-contract/approval-rules';
import { fromMinor } from '@comptoir/api-contract/money';
import { sql, type Insertable } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { ApprovalRulesTable } from '../database/tables/approvals';

export type RuleInForce = Pick<
  ApprovalRulesTable,
  'kind' | 'officeId' | 'countryCode' | 'currency' | 'thresholdMinor' | 'approverRole'
>;

/** Read by each ruled call, so that a new rule applies at once on all servers. */
export function findRulesInForce(connection: Connection, kinds: readonly ApprovalKind[]): Promise<RuleInForce[]> {
  return connection
    .selectFrom('approvalRules')
    .select(['kind', 'officeId', 'countryCode', 'currency', 'thresholdMinor', 'approverRole'])
    .where(sql<boolean>`kind = any(${[...kinds]}::text[])`)
    .where('endedAt', 'is', null)
    .where('validFrom', '<=', sql<Date>`now()`)
    .execute();
}

export async function findRules(connection: Connection, id?: string): Promise<ApprovalRule[]> {
  const rows = await connection
    .selectFrom('approvalRules as rule')
    .innerJoin('users as author', 'author.id', 'rule.createdBy')
    .leftJoin('offices as office', 'office.id', 'rule.officeId')
    .select(['rule.id', 'rule.countryCode', 'rule.kind', 'rule.currency', 'rule.thresholdMinor'])
    .select(['rule.approverRole', 'rule.validFrom', 'author.id as authorId', 'author.name as authorName'])
    .select(['office.id as officeId', 'office.name as officeName'])
    .$if(id === undefined, (rules) => rules.where('rule.endedAt', 'is', null))
    .$if(id !== undefined, (rules) => rules.where('rule.id', '=', id ?? ''))
    .orderBy('rule.kind')
    .orderBy('rule.id')
    .execute();
  return rows.map(({ thresholdMinor, validFrom, authorId, authorName, officeId, officeName, ...rule }) => ({
    ...rule,
    office: officeId === null ? null : { id: officeId, name: officeName ?? '' },
    threshold: fromMinor(thresholdMinor),
    validFrom: validFrom.toISOString(),
    by: { id: authorId, name: authorName },
  }));
}

export type NewRule = Omit<Insertable<ApprovalRulesTable>, 'validFrom' | 'createdAt' | 'endedBy' | 'endedAt'>;

/** In force from a moment, or from now by the clock of the database, which decides about it. */
export async function insertRule(transaction: WriteTransaction, rule: NewRule, from: string | null): Promise<void> {
  const validFrom = sql<Date>`greatest(now(), ${from}::timestamptz)`;
  await transaction
    .insertInto('approvalRules')
    .values({ ...rule, validFrom, endedBy: null })
    .execute();
}

/** Returns false if it does not exist or has ended. */
export async function endRule(transaction: WriteTransaction, id: string, endedBy: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('approvalRules')
    .set({ endedBy, endedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
