/** Kinds of calls that a rule can make subject to approval. */
export const RULED_KINDS = [
  'TRADE',
  'EXPENSE',
  'FLOAT',
  'REVERSAL',
  'CORRECTION',
  'WRITE_OFF',
  'REOPEN_DAY',
  'LIMITS',
  'RULES',
] as const;

/** Kinds without an amount: a rule applies to each of their calls. */
export const KINDS_WITHOUT_AMOUNT: readonly ApprovalKind[] = ['REOPEN_DAY', 'LIMITS', 'RULES', 'FACTOR_REMOVAL'];

/** `FACTOR_REMOVAL` always needs an approval, without a rule. */
export const APPROVAL_KINDS = [...RULED_KINDS, 'FACTOR_REMOVAL'] as const;

export type RuledKind = (typeof RULED_KINDS)[number];
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];
