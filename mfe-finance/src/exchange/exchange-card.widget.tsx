import { ButtonLink, Card } from '@comptoir/ui';
import { useId } from 'react';
import { BalanceList } from '../balances/balance-list';
import { useMessages } from '../messages/messages';
import styles from './exchange-card.module.css';

export function Widget() {
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
        <BalanceList entriesOf={entriesOf} />
      </section>
    </Card>
  );
}

/** All entries of a currency. */
function entriesOf(currency: string): string {
  return `/money-book?from=&currency=${currency}`;
}
