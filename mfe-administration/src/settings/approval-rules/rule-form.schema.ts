import { KINDS_WITHOUT_AMOUNT, RULED_KINDS } from '@comptoir/api-contract/approval-kinds';
import { APPROVER_ROLES, type ApprovalRuleInput } from '@comptoir/api-contract/approval-rules';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { PositiveAmount } from '@comptoir/api-contract/values';
import * as z from 'zod/mini';

/** Values of the form: a place by name, and `each` for every currency. */
export const RuleForm = z.object({
  kind: z.enum(RULED_KINDS, 'Kind is required'),
  place: z.enum(['all', 'country', 'office']),
  currency: z.enum(['each', ...CURRENCY_CODES]),
  threshold: z.optional(PositiveAmount),
  approverRole: z.enum(APPROVER_ROLES),
});

export type RuleFormValues = z.input<typeof RuleForm>;

export const EMPTY_RULE: RuleFormValues = {
  kind: 'TRADE',
  place: 'all',
  currency: 'each',
  threshold: undefined,
  approverRole: 'ADMIN',
};

/** Rule of the form; one about rules is for all offices and super administrators. */
export function ruleOf(
  { kind, place, currency, threshold = 0, approverRole }: RuleFormValues,
  selected: { officeId: string | null; countryCode: string | null },
): ApprovalRuleInput {
  const isOfRules = kind === 'RULES';
  const hasAmount = !KINDS_WITHOUT_AMOUNT.includes(kind);
  return {
    kind,
    officeId: !isOfRules && place === 'office' ? selected.officeId : null,
    countryCode: !isOfRules && place === 'country' ? selected.countryCode : null,
    currency: !hasAmount || currency === 'each' ? null : currency,
    threshold: hasAmount ? threshold : 0,
    approverRole: isOfRules ? 'SUPERADMIN' : approverRole,
  };
}
