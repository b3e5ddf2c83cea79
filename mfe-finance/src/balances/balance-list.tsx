import type { Balance } from '@comptoir/api-contract/general-ledger';
import { Money } from '@comptoir/ui/money';
import { classNames, Loaded, Skeleton } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import styles from './balance-list.module.css';
import { balancesAfter, type Movement } from './balances-after';
import { useBalances } from './balances.queries';

interface BalanceListProps {
  /** Adds the balances after them. */
  movements?: readonly Movement[];
}

export function BalanceList({ movements = NONE }: BalanceListProps) {
  const t = useMessages();
  return (
    <Loaded query={useBalances()} failed={t('balances.failed')} placeholder={<Placeholders />}>
      {(balances) => <Lines balances={balances} movements={movements} />}
    </Loaded>
  );
}

interface LinesProps extends Required<BalanceListProps> {
  balances: readonly Balance[];
}

function Lines({ balances: data, movements }: LinesProps) {
  const t = useMessages();
  const after = balancesAfter(data, movements);
  return (
    <dl className={styles.list}>
      {data.map(({ currency, amount }, index) => {
        const next = after[index]?.amount ?? amount;
        return (
          <div key={currency} className={styles.row}>
            <dt className={styles.currency}>{currency}</dt>
            <dd className={styles.amount}>
              <Money amount={amount} currency={currency} />
              {next !== amount && (
                <span className={classNames(styles.after, next < 0 && styles.short)}>
                  {t('balances.after')} <Money amount={next} currency={currency} />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Placeholders() {
  return (
    <dl className={styles.list} aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={styles.row}>
          <dt className={styles.currency}>
            <Skeleton width="3em" />
          </dt>
          <dd className={styles.amount}>
            <Skeleton width="6em" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const NONE: readonly Movement[] = [];
