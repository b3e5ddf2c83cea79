import { formatAmount } from '@comptoir/shared-kernel/format';
import { ErrorState, Skeleton } from '@comptoir/shared-kernel/ui';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import styles from './balance-panel.module.css';
import { useBalances } from './balances.queries';

/** What the selected office holds, in a narrow column beside a list. */
export function BalancePanel() {
  const t = useMessages();
  const id = useId();
  const balances = useBalances();
  return (
    <aside className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('balances.title')}
      </h2>
      {balances.error && !balances.data ? (
        <ErrorState title={t('balances.failed')} error={balances.error} onRetry={balances.refetch} />
      ) : (
        <dl className={styles.list} aria-busy={!balances.data}>
          {(balances.data ?? []).map(({ currency, amount }) => (
            <div key={currency} className={styles.row}>
              <dt className={styles.currency}>{currency}</dt>
              <dd className={styles.amount}>
                <bdi dir="ltr">{formatAmount(amount, currency)}</bdi>
              </dd>
            </div>
          ))}
          {!balances.data && <Skeleton height="5em" />}
        </dl>
      )}
    </aside>
  );
}
