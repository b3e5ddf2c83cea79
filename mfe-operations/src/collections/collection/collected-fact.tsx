import type { Collection } from '@comptoir/api-contract/collections';
import { formatDateTime } from '@comptoir/kernel/format';
import { formatAmount, Money } from '@comptoir/ui/money';
import { Fact } from '@comptoir/ui/records';
import { differenceOf, RecordedTimes } from '@comptoir/ui/collections';
import { useMessages } from '../../messages/messages';
import styles from './collection.module.css';

export function CollectedFact({ collection }: { collection: Collection }) {
  const t = useMessages();
  const { collectedAmount, amountReason, scheduledAmount, currency, recordedBy, actualCollectionDate } = collection;
  if (collectedAmount === null) return <Fact title={t('pickUp.collected')}>{t('pickUp.notYet')}</Fact>;
  const difference = differenceOf(scheduledAmount, collectedAmount);
  return (
    <Fact title={t('pickUp.collected')}>
      <strong className={styles.amount}>
        <Money amount={collectedAmount} currency={currency} />
      </strong>
      {difference && difference.kind !== 'none' && (
        <span className={styles.difference}>
          {t(`pickUp.${difference.kind}`, { amount: formatAmount(difference.amount, currency) })}
        </span>
      )}
      {amountReason !== undefined && <span dir="auto">{t('pickUp.because', { reason: amountReason })}</span>}
      {recordedBy && (
        <span>{t('pickUp.recordedBy', { name: recordedBy.name, moment: formatDateTime(actualCollectionDate) })}</span>
      )}
      <RecordedTimes collection={collection} />
    </Fact>
  );
}
