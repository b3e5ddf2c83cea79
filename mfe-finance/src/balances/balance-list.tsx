import type { Balance } from '@comptoir/api-contract/general-ledger';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { Link } from '@comptoir/kernel/router';
import { Money } from '@comptoir/ui/money';
import { classNames, Loaded, Skeleton } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import styles from './balance-list.module.css';
import { balancesAfter, type Movement } from './balances-after';
import { useBalances } from './balances.queries';

interface BalanceListProps {
  /** Adds the balances after them. */
  movements?: readonly Movement[];
  /** Page with the entries of a currency. */
  entriesOf?: (currency: CurrencyCode) => string;
  /** Leaves out currencies without a balance, unless all are. */
  onlyHeld?: boolean;
}

export function BalanceList({ movements = NONE, entriesOf, onlyHeld = false }: BalanceListProps) {
  const t = useMessages();
  return (
    <Loaded query={useBalances()} failed={t('balances.failed')} placeholder={<Placeholders />}>
      {(balances) => <Lines balances={balances} movements={movements} entriesOf={entriesOf} onlyHeld={onlyHeld} />}
    </Loaded>
  );
}

interface LinesProps extends Required<Pick<BalanceListProps, 'movements' | 'onlyHeld'>> {
  balances: readonly Balance[];
  entriesOf: BalanceListProps['entriesOf'];
}

function Lines({ balances: data, movements, entriesOf, onlyHeld }: LinesProps) {
  const t = useMessages();
  const after = balancesAfter(data, movements);
  return (
    <dl className={styles.list}>
      {data.map(({ currency, amount }, index) => {
        if (onlyHeld && amount === 0 && data.some((each) => each.amount !== 0)) return null;
        const next = after[index]?.amount ?? amount;
        return (
          <div key={currency} className={styles.row}>
            <dt className={styles.currency}>{currency}</dt>
            <dd className={styles.amount}>
              {entriesOf ? (
                <Link to={entriesOf(currency)} className={styles.entries}>
                  <Money amount={amount} currency={currency} />
                </Link>
              ) : (
                <Money amount={amount} currency={currency} />
              )}
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

function Placeholders() {
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
