import type { CurrencyTotal } from '@comptoir/api-contract/offices';
import { Money, useOwnCurrencyFirst } from '@comptoir/ui/money';
import { usePlaceMessages } from './messages/messages';
import styles from './places.module.css';

/** One figure for each currency: amounts of different currencies are never added up. */
export function Totals({ totals }: { totals: readonly CurrencyTotal[] }) {
  const t = usePlaceMessages();
  const ordered = useOwnCurrencyFirst(totals);
  if (totals.length === 0) return <span className={styles.quiet}>{t('nothingCollected')}</span>;
  return (
    <span className={styles.totals}>
      {ordered?.map(({ currency, collected }) => (
        <Money key={currency} className={styles.figureOfTotal} amount={collected} currency={currency} />
      ))}
    </span>
  );
}
