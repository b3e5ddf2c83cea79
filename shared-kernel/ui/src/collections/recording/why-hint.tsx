import type { Collection } from '@comptoir/api-contract/collections';
import { farAmount } from '@comptoir/api-contract/far-amount';
import { toMinor } from '@comptoir/api-contract/money';
import { useMessages } from '../messages/messages';
import { differenceOf } from './difference';

interface WhyHintProps {
  collection: Pick<Collection, 'scheduledAmount'>;
  amount: number | undefined;
  note: string;
}

/** Asks for a note when the amount differs, and warns of a likely typing error. */
export function WhyHint({ collection: { scheduledAmount }, amount, note }: WhyHintProps) {
  const t = useMessages();
  const difference = differenceOf(scheduledAmount, amount);
  const isAsked = difference !== undefined && difference.kind !== 'none' && note.trim() === '';
  return <span aria-live="polite">{isAsked && text(toMinor(scheduledAmount), toMinor(amount ?? 0))}</span>;

  function text(scheduled: bigint, recorded: bigint): string {
    const far = farAmount(scheduled, recorded);
    if (far === 'below') return t('record.sayWhyBelow');
    return far === 'above' ? t('record.sayWhyAbove', { times: String(recorded / scheduled) }) : t('record.sayWhy');
  }
}
