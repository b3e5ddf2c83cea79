import type { CurrencyTotal } from '@comptoir/api-contract/offices';
import { Money } from '@comptoir/ui/money';
import { useShellMessages } from '../messages/messages';
import styles from './dashboard.module.css';

/** One figure for each currency: amounts of different currencies are never added up. */
export function Totals({ totals }: { totals: readonly CurrencyTotal[] }) {
  const t = useShellMessages();
  if (totals.length === 0) return <span className={styles.quiet}>{t('dashboard.nothingCollected')}</span>;
  return (
    <span className={styles.totals}>
      {totals.map(({ currency, collected }) => (
        <Money key={currency} className={styles.figure} amount={collected} currency={currency} />
      ))}
    </span>
  );
}
