import type { Collection } from '@comptoir/api-contract/collections';
import { formatDateTime } from '@comptoir/kernel/format';
import { Notice } from '@comptoir/ui';
import { formatAmount } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';

/** Shows who recorded the collection before this form was sent. */
export function TakenNotice({ collection }: { collection: Collection }) {
  const t = useMessages();
  const { recordedBy, collectedAmount, currency, actualCollectionDate } = collection;
  return (
    <Notice tone="warning" title={t('record.taken')}>
      {t('record.takenBy', {
        name: recordedBy?.name ?? '',
        amount: formatAmount(collectedAmount ?? 0, currency),
        moment: formatDateTime(actualCollectionDate),
      })}
    </Notice>
  );
}
