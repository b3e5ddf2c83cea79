import type { ApprovalRule, ApprovalRuleInput } from '@comptoir/api-contract/approval-rules';
import { toMinor } from '@comptoir/api-contract/money';
import { v7 as newId } from 'uuid';
import { noSuchOffice, openOffice } from '../access/requested-office';
import { notFound, refused } from '../api-error';
import { trackChange } from '../audit/track-change';
import type { Connection } from '../database/database';
import type { Change, WithBody } from '../records/change';
import { endRule, findRules, insertRule } from './approval-rules.repository';
import { findApprovers } from './place';

/** @throws {ApiError} 422 for an unknown office, `approval-nobody` if only the caller could change rules by it */
export async function addRule(change: Change & WithBody<ApprovalRuleInput>): Promise<ApprovalRule> {
  const { transaction, person, reach, body } = change;
  const { officeId, countryCode, kind, currency, threshold, approverRole: role, validFrom } = body;
  if (officeId !== null && !(await openOffice(transaction, { ...reach, officeId }).executeTakeFirst())) {
    throw noSuchOffice();
  }
  if (kind === 'RULES') {
    const place = { officeId: null, countryCode: null };
    const others = await findApprovers(transaction, place, { role, maker: person.id });
    if (others.length === 0) throw refused('approval-nobody');
  }
  const id = newId();
  const rule = {
    id,
    officeId,
    countryCode,
    kind,
    currency,
    thresholdMinor: toMinor(threshold),
    approverRole: role,
    createdBy: person.id,
  };
  await insertRule(transaction, rule, validFrom ?? null);
  const after = await readRule(transaction, id);
  await track(change, { after });
  return after;
}

/** @throws {ApiError} 404 for an ended rule */
export async function endOneRule(change: Change & { params: { id: string } }): Promise<ApprovalRule> {
  const { transaction, person, params } = change;
  if (!(await endRule(transaction, params.id, person.id))) throw notFound('record');
  const before = await readRule(transaction, params.id);
  await track(change, { before });
  return before;
}

async function readRule(connection: Connection, id: string): Promise<ApprovalRule> {
  const [rule] = await findRules(connection, id);
  if (!rule) throw notFound('record');
  return rule;
}

async function track(
  { transaction, person: by }: Change,
  states: { before?: ApprovalRule; after?: ApprovalRule },
): Promise<void> {
  const rule = states.after ?? states.before;
  if (!rule) return;
  const place = { officeId: rule.office?.id ?? null, countryCode: rule.countryCode };
  await trackChange(transaction, { by, entity: 'approval-rule', entityId: rule.id, ...place, ...states });
}
