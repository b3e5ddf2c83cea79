import type { LedgerMovement } from '@comptoir/api-contract/general-ledger';
import { Money } from '@comptoir/ui/money';
import { Detail, Fact } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import styles from './movement.module.css';

/** Amount in one currency and the balance after it. */
export function Movement({ title, movement }: { title: string; movement: LedgerMovement }) {
  const t = useMessages();
  const { currency, amount, balance } = movement;
  return (
    <Fact title={title}>
      <span className={styles.amount}>
        <Money amount={amount} currency={currency} />
      </span>
      <Detail>
        {t('entry.after')} <Money amount={balance} currency={currency} />
      </Detail>
    </Fact>
  );
}
