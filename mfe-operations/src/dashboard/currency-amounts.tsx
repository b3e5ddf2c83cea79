import { Money, useOwnCurrencyFirst } from '@comptoir/ui/money';
import { Link } from '@comptoir/kernel/router';
import { Ratio } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import type { CurrencyAmounts as Amounts } from './collection-totals';
import styles from './currency-amounts.module.css';
import { ShareBar } from './share-bar';

/** `to`: list with the collections of the amounts. */
export function CurrencyAmounts({ amounts, to }: { amounts: readonly Amounts[]; to: string }) {
  const t = useMessages();
  const ordered = useOwnCurrencyFirst(amounts);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('dashboard.amounts')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('collection.currency')}</th>
          <th scope="col">{t('dashboard.collectedOfScheduled')}</th>
        </tr>
      </thead>
      <tbody>
        {ordered?.map(({ currency, collected, scheduled }) => (
          <tr key={currency} className={styles.row}>
            <th scope="row" className={styles.currency}>
              {currency}
            </th>
            <td className={styles.amounts}>
              <Link to={to} className={styles.figures}>
                <Ratio
                  part={<Money className={styles.collected} amount={collected} currency={currency} />}
                  whole={<Money amount={scheduled} currency={currency} />}
                />
              </Link>
              <ShareBar part={collected} whole={scheduled} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
