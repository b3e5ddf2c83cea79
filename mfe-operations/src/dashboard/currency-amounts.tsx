import { Money } from '@comptoir/ui/money';
import { Ratio } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import type { CurrencyAmounts as Amounts } from './collection-totals';
import styles from './currency-amounts.module.css';
import { ShareBar } from './share-bar';

export function CurrencyAmounts({ amounts }: { amounts: readonly Amounts[] }) {
  const t = useMessages();
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>{t('dashboard.amounts')}</caption>
      <thead className={styles.hidden}>
        <tr>
          <th scope="col">{t('collection.currency')}</th>
          <th scope="col">{t('dashboard.collectedOfScheduled')}</th>
        </tr>
      </thead>
      <tbody>
        {amounts.map(({ currency, collected, scheduled }) => (
          <tr key={currency} className={styles.row}>
            <th scope="row" className={styles.currency}>
              {currency}
            </th>
            <td className={styles.amounts}>
              <Ratio
                className={styles.figures}
                part={<Money className={styles.collected} amount={collected} currency={currency} />}
                whole={<Money amount={scheduled} currency={currency} />}
              />
              <ShareBar part={collected} whole={scheduled} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
