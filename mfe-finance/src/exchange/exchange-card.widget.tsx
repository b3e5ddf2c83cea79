import { ButtonLink, Card } from '@comptoir/ui';
import { useId } from 'react';
import { BalanceList } from '../balances/balance-list';
import { useHasCashOutside } from '../cash/use-has-cash-outside';
import { useMessages } from '../messages/messages';
import styles from './exchange-card.module.css';

/** Balances with a link to the trades. The card with the cash replaces it in an office with cash outside the till. */
export function Widget() {
  return useHasCashOutside() ? null : <ExchangeCard />;
}

function ExchangeCard() {
  const t = useMessages();
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {t('balances.title')}
          </h2>
          <ButtonLink to="/exchange" size="small" icon="exchange">
            {t('exchange.open')}
          </ButtonLink>
        </div>
        <BalanceList entriesOf={entriesOf} onlyHeld />
      </section>
    </Card>
  );
}

/** All entries of a currency. */
function entriesOf(currency: string): string {
  return `/money-book?from=&currency=${currency}`;
}
