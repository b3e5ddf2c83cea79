import type { LedgerPeriod } from '@comptoir/api-contract/general-ledger';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { startOfDay, today } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { Loaded } from '@comptoir/ui';
import { Money, useOwnCurrencyFirst } from '@comptoir/ui/money';
import { Placeholders } from '../balances/balance-list';
import styles from '../balances/balance-list.module.css';
import { useMessages } from '../messages/messages';
import { hasCash, useLedgerPeriod } from '../money-book/money-book.queries';

/** Balances with the change of today; the balance opens all entries of its currency, the change those of today. */
export function TodaysBalances() {
  const t = useMessages();
  const book = useLedgerPeriod({ from: startOfDay(today()), to: undefined });
  const data = useOwnCurrencyFirst(book.data);
  return (
    <Loaded query={{ ...book, data }} failed={t('balances.failed')} placeholder={<Placeholders />}>
      {(rows) => (
        <dl className={styles.list}>
          {used(rows).map((row) => (
            <Line key={row.currency} {...row} />
          ))}
        </dl>
      )}
    </Loaded>
  );
}

function Line({ currency, opening, closing }: LedgerPeriod) {
  const t = useMessages();
  const change = fromMinor(toMinor(closing) - toMinor(opening));
  return (
    <div className={styles.row}>
      <dt className={styles.currency}>{currency}</dt>
      <dd className={styles.amount}>
        <Link to={`/money-book?from=&currency=${currency}`} className={styles.entries}>
          <Money amount={closing} currency={currency} />
        </Link>
        {change !== 0 && (
          <span className={styles.change}>
            <Link to={`/money-book?currency=${currency}`} className={styles.entries}>
              <Money plus amount={change} currency={currency} />
            </Link>{' '}
            {t('balances.today')}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Currencies with a balance or an entry of today; all if none has one. */
function used(rows: readonly LedgerPeriod[]): readonly LedgerPeriod[] {
  const found = rows.filter(hasCash);
  return found.length === 0 ? rows : found;
}
