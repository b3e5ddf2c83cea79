import type { CashInHand } from '@comptoir/api-contract/cash';
import type { Collection } from '@comptoir/api-contract/collections';
import { Money } from '@comptoir/ui/money';
import type { OutboxItem } from '@comptoir/ui/outbox';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import { sumsOf } from '@comptoir/api-contract/sums';
import styles from './bag.module.css';
import { linesOf } from './outbox/lines-of';

interface BagProps {
  collected: readonly Collection[];
  /** Recordings on this device without confirmation of the server. */
  unsent: readonly OutboxItem[];
  done: number;
  total: number;
  /** Cash in the hand of the collector in an office with custody, where it stays until its handover. */
  held?: readonly CashInHand[];
}

/** With the most that the collector may hold, if there is a limit. */
type Sum = Pick<CashInHand, 'currency' | 'amount' | 'max'>;

/** Cash that the collector collected today, or holds, by currency. */
export function Bag({ collected, unsent, done, total, held }: BagProps) {
  const t = useMessages();
  const id = useId();
  const sums: readonly Sum[] = held ?? sumsOf(collected, ({ collectedAmount }) => collectedAmount ?? 0);
  const waiting = sumsOf(unsent.flatMap(linesOf), ({ amount }) => amount).filter(({ amount }) => amount > 0);
  return (
    <section className={styles.bag} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(held ? 'myDay.held' : 'myDay.bag')}
      </h2>
      <p className={styles.progress}>{t('myDay.progress', { done, total })}</p>
      <ul className={styles.sums}>
        {sums.length + waiting.length === 0 && <li className={styles.empty}>{t('myDay.emptyBag')}</li>}
        {sums.map(({ currency, amount, max }) => (
          <li key={currency} className={styles.sum}>
            <Money amount={amount} currency={currency} />
            {max !== undefined && (
              <span className={styles.limit}>
                {' '}
                {t('myDay.atMost')} <Money amount={max} currency={currency} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <p className={styles.unsent}>
          {t('myDay.notSent')}
          {waiting.map(({ currency, amount }) => (
            <Money key={currency} className={styles.sum} amount={amount} currency={currency} />
          ))}
        </p>
      )}
    </section>
  );
}
