import type { Collection } from '@comptoir/api-contract/collections';
import { useApiMutation } from '@comptoir/ui/changes';
import { formatAmount } from '@comptoir/ui/money';
import { Button, Notice } from '@comptoir/ui';
import { differenceOf } from '@comptoir/ui/collections';
import { useMessages } from '../../messages/messages';

export function OpenIssue({
  collection: { id, collectedAmount, scheduledAmount, currency },
}: {
  collection: Collection;
}) {
  const t = useMessages();
  const difference = differenceOf(scheduledAmount, collectedAmount ?? undefined);
  const clarify = useApiMutation('updateCollection', {
    success: t('pickUp.clarified'),
    failure: t('pickUp.clarifyFailed'),
  });
  return (
    <Notice tone="warning" title={t('pickUp.unanswered')}>
      <p>
        {t(`pickUp.unansweredOf.${difference?.kind ?? 'missed'}`, {
          amount: difference && difference.kind !== 'none' ? formatAmount(difference.amount, currency) : '',
        })}
      </p>
      <Button
        icon="check"
        busy={clarify.isPending}
        // Matches any version: a concurrent note is no reason to refuse.
        onClick={() => clarify.mutate({ params: { id }, body: { issueClarified: true }, ifMatch: '*' })}
      >
        {t('pickUp.clarify')}
      </Button>
    </Notice>
  );
}
