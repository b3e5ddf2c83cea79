import type { PlaceBalance } from '@comptoir/api-contract/overview';
import { formatAmount, useOwnCurrencyFirst } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';
import styles from './to-do.module.css';
import { ToDoLine, ToDoPart } from './to-do-part';

/** Nothing without a low balance. */
export function LowBalances({ balances }: { balances: readonly PlaceBalance[] }) {
  const t = useMessages();
  const low = useOwnCurrencyFirst(balances)?.filter((balance) => balance.low) ?? [];
  if (low.length === 0) return null;
  return (
    <ToDoPart title={t('dashboard.toDo.balances')}>
      <ul className={styles.lines}>
        {low.map(({ currency, amount, limit }) => (
          <ToDoLine
            key={currency}
            to={`/exchange?currency=${currency}`}
            label={currency}
            note={
              limit === undefined
                ? t('dashboard.toDo.lasts')
                : t('dashboard.toDo.belowLimit', { limit: formatAmount(limit, currency) })
            }
            figure={formatAmount(amount, currency)}
            tone="warning"
          />
        ))}
      </ul>
    </ToDoPart>
  );
}
