import type { CollectedToday as Sums } from '@comptoir/api-contract/overview';
import { Money, useOwnCurrencyFirst } from '@comptoir/ui/money';
import { Link } from '@comptoir/kernel/router';
import { useMessages } from '../messages/messages';
import styles from './collected-today.module.css';

/** List whose rows are counted here. */
const COLLECTED_TODAY = '/collection-schedules?from=&collected=today';

/** Cash recorded today by currency, late collections of earlier days included. */
export function CollectedToday({ sums }: { sums: readonly Sums[] }) {
  const t = useMessages();
  const ordered = useOwnCurrencyFirst(sums);
  if (sums.length === 0) return null;
  return (
    <p className={styles.cash}>
      <Link to={COLLECTED_TODAY}>{t('dashboard.cashOfToday', { count: countOf(sums) })}</Link>
      {ordered?.map(({ currency, amount }) => (
        <Money key={currency} className={styles.amount} amount={amount} currency={currency} />
      ))}
    </p>
  );
}

function countOf(sums: readonly Sums[]): number {
  return sums.reduce((total, { count }) => total + count, 0);
}
