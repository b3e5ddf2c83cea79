import type { Collection } from '@comptoir/api-contract/collections';
import { useClaims } from '@comptoir/shared-kernel/session';
import { useMessages } from '../../messages/messages';
import { differenceOf } from './difference';

interface WhyHintProps {
  collection: Pick<Collection, 'scheduledAmount'>;
  /** What was counted, as far as it is typed. */
  amount: number | undefined;
  note: string;
  /** The form asks a reason of its own: whoever gives it need not say the same twice. */
  reasonAsked: boolean;
}

/** Asks for a note where the amount differs: without one from the office, the difference is an open issue. */
export function WhyHint({ collection: { scheduledAmount }, amount, note, reasonAsked }: WhyHintProps) {
  const t = useMessages();
  const { role } = useClaims();
  const difference = differenceOf(scheduledAmount, amount);
  const isAsked = difference !== undefined && difference.kind !== 'none' && note.trim() === '';
  // Of the office only a note is an answer.
  const text = role === 'COLLECTOR' ? !reasonAsked && t('record.sayWhy') : t('record.sayWhyOffice');
  return <span aria-live="polite">{isAsked && text}</span>;
}
