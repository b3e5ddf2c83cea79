import { CashRules } from '@comptoir/api-contract/cash-rules';
import * as z from 'zod/mini';
import { amountsOf, TypedAmounts, typedAmounts } from '../../settings-form/typed-amounts';

/** Typed begin of the day, and typed tolerances by currency. */
export const RulesForm = z.extend(TypedAmounts, {
  dayStartsAt: CashRules.shape.dayStartsAt,
  requiresCounts: z.boolean(),
});

export type RulesForm = z.infer<typeof RulesForm>;

export function typedRules({ dayStartsAt, tolerances, requiresCounts = false }: CashRules): RulesForm {
  return { dayStartsAt, requiresCounts, ...typedAmounts(tolerances) };
}

/** An empty currency has no tolerance. */
export function rulesOf({ dayStartsAt, requiresCounts, ...tolerances }: RulesForm): CashRules {
  return { dayStartsAt, requiresCounts, tolerances: amountsOf(tolerances) };
}
