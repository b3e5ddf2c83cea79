import type { Collection } from '@comptoir/api-contract/collections';
import { formatAmount } from '@comptoir/shared-kernel/money';
import { Notice } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../../messages/messages';
import { differenceOf } from '../record/difference';

/** Says which issue of a pick-up waits for a note of the office. */
export function OpenIssue({ collection: { collectedAmount, scheduledAmount, currency } }: { collection: Collection }) {
  const t = useMessages();
  const difference = differenceOf(scheduledAmount, collectedAmount ?? undefined);
  return (
    <Notice tone="warning" title={t('pickUp.unanswered')}>
      {t(`pickUp.unansweredOf.${difference?.kind ?? 'missed'}`, {
        amount: difference && difference.kind !== 'none' ? formatAmount(difference.amount, currency) : '',
      })}
    </Notice>
  );
}
