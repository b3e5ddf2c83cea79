import { useId } from 'react';
import { useMessages } from '../messages/messages';
import { BalanceList } from './balance-list';
import styles from './balance-panel.module.css';
import type { Movement } from './balances-after';

export function BalancePanel({ movements }: { movements?: readonly Movement[] }) {
  const t = useMessages();
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('balances.title')}
      </h2>
      <BalanceList {...(movements && { movements })} />
    </section>
  );
}
