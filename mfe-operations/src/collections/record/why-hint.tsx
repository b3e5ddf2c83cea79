import type { Collection } from '@comptoir/api-contract/collections';
import { useClaims } from '@comptoir/shared-kernel/session';
import { useMessages } from '../../messages/messages';
import { differenceOf } from './difference';

interface WhyHintProps {
  collection: Pick<Collection, 'scheduledAmount'>;
  /** What was counted, as far as it is typed. */
  amount: number | undefined;
  note: string;
}

/** Asks for a note where the amount differs: without one of the office, the difference is an issue without an answer. */
export function WhyHint({ collection: { scheduledAmount }, amount, note }: WhyHintProps) {
  const t = useMessages();
  const { role } = useClaims();
  const difference = differenceOf(scheduledAmount, amount);
  const isAsked = difference !== undefined && difference.kind !== 'none' && note.trim() === '';
  return <span aria-live="polite">{isAsked && t(role === 'COLLECTOR' ? 'record.sayWhy' : 'record.sayWhyOffice')}</span>;
}
