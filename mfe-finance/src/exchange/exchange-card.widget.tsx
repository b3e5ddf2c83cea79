import { Link } from '@comptoir/kernel/router';
import { ButtonLink, Card, Icon } from '@comptoir/ui';
import { useId } from 'react';
import { useHasCashOutside } from '../cash/use-has-cash-outside';
import { useMessages } from '../messages/messages';
import styles from './exchange-card.module.css';
import { TodaysBalances } from './todays-balances';

/** Balances with links to the trades and to the money book. The card with the cash replaces it in an office with cash outside the till. */
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
        <TodaysBalances />
        <Link to="/money-book" className={styles.book}>
          {t('balances.openBook')} <Icon name="forward" />
        </Link>
      </section>
    </Card>
  );
}
