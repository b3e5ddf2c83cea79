import type { HandoverInput, HandoverKind } from '@comptoir/api-contract/handovers';

/** Kinds that staff may offer, in the order of the form. */
export const OFFERED_KINDS = [
  'TILL_TO_VAULT',
  'VAULT_TO_TILL',
  'OFFICE_TO_COLLECTOR',
  'TO_BANK',
  'FROM_BANK',
  'OFFICE_TO_OFFICE',
] as const satisfies readonly HandoverKind[];

/** Chosen direction of a handover. */
export interface OfferedRoute {
  kind: (typeof OFFERED_KINDS)[number];
  toUserId?: string;
  toOfficeId?: string;
  source?: HandoverInput['source'];
}

/** True once the receiver that the kind needs is chosen. */
export function isComplete({ kind, toUserId, toOfficeId }: OfferedRoute): boolean {
  if (kind === 'OFFICE_TO_COLLECTOR') return toUserId !== undefined;
  return kind !== 'OFFICE_TO_OFFICE' || toOfficeId !== undefined;
}
