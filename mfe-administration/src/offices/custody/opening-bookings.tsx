import type { Balance } from '@comptoir/api-contract/general-ledger';
import { Money, Notice } from '@comptoir/ui';
import styles from './custody.module.css';
import type { NamedCash } from './typed-holdings';
import { useCustodyMessages } from './messages/messages';

interface OpeningBookingsProps {
  held: readonly NamedCash[];
  left: readonly Balance[];
}

/** Opening bookings from the till to each holder, and the remaining till balances. */
export function OpeningBookings({ held, left }: OpeningBookingsProps) {
  const t = useCustodyMessages();
  const missing = left.filter(({ amount }) => amount < 0);
  return (
    <>
      <h2>{t('begin.booked')}</h2>
      <ul className={styles.bookings} aria-live="polite">
        {held.map((cash) => (
          <li key={`${cash.holder} ${cash.name} ${cash.currency}`}>
            {t('begin.fromTill', { holder: cash.name })} <Money amount={cash.amount} currency={cash.currency} />
          </li>
        ))}
        {left.map(({ currency, amount }) => (
          <li key={currency}>
            {t('begin.stays')} <Money signed amount={amount} currency={currency} />
          </li>
        ))}
        {held.length + left.length === 0 && <li>{t('begin.nothing')}</li>}
      </ul>
      {missing.length > 0 && (
        <Notice tone="danger">
          {t('begin.tooMuch', { currencies: missing.map(({ currency }) => currency).join(', ') })}
        </Notice>
      )}
    </>
  );
}
