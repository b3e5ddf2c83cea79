import type { PlaceBalance } from '@comptoir/api-contract/overview';
import { formatAmount } from '@comptoir/shared-kernel/money';
import { useMessages } from '../messages/messages';
import styles from './to-do.module.css';
import { ToDoLine, ToDoPart } from './to-do-part';

/** The currencies of which less is left than leaves the office on three average days. */
export function LowBalances({ balances }: { balances: readonly PlaceBalance[] }) {
  const t = useMessages();
  const low = balances.filter((balance) => balance.low);
  return (
    <ToDoPart title={t('dashboard.toDo.balances')}>
      {low.length === 0 && <p className={styles.none}>{t('dashboard.toDo.enough')}</p>}
      <ul className={styles.lines}>
        {low.map(({ currency, amount }) => (
          <ToDoLine
            key={currency}
            to={`/exchange?currency=${currency}`}
            label={currency}
            note={t('dashboard.toDo.lasts')}
            figure={formatAmount(amount, currency)}
            tone="warning"
          />
        ))}
      </ul>
    </ToDoPart>
  );
}
