import { Arrow, Money } from '@comptoir/ui/money';
import styles from './trade-list.module.css';
import type { TradeRow } from './trade-rows';

/** Received amount; on a phone, where it is beside the given one, after an arrow. */
export function ReceivedAmount({ row: { received } }: { row: TradeRow }) {
  return (
    <span className={styles.received}>
      <span className={styles.arrow} aria-hidden="true">
        <Arrow />
      </span>
      <Money {...received} />
    </span>
  );
}
