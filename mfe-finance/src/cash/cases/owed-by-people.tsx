import type { CashPosition } from '@comptoir/api-contract/cash';
import { useClaims } from '@comptoir/kernel/session';
import { Button, Money } from '@comptoir/ui';
import { useId, useState } from 'react';
import { usePosition } from '../cash.queries';
import { HoldingAge } from '../holding-age';
import styles from './cases.module.css';
import { useCaseMessages } from './messages/messages';
import { RepaymentDialog, type Debt } from './repayment.dialog';

/** Charged amounts that people have not repaid; nothing without any. */
export function OwedByPeople() {
  const t = useCaseMessages();
  const id = useId();
  const self = useClaims().sub;
  const [repaying, setRepaying] = useState<Debt>();
  const debts = (usePosition().data ?? []).flatMap(debtsOf);
  if (debts.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {t('owed.title')}
      </h2>
      <ul className={styles.debts}>
        {debts.map((debt) => (
          <li key={`${debt.user.id} ${debt.currency}`} className={styles.debt}>
            <bdi className={styles.name}>{debt.user.name}</bdi>
            <HoldingAge since={debt.since} />
            <Money amount={debt.amount} currency={debt.currency} />
            {debt.user.id === self ? (
              <span className={styles.detail}>{t('owed.own')}</span>
            ) : (
              <Button size="small" onClick={() => setRepaying(debt)}>
                {t('owed.repay')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {repaying && <RepaymentDialog debt={repaying} onClose={() => setRepaying(undefined)} />}
    </section>
  );
}

function debtsOf({ currency, owed }: CashPosition) {
  return owed.map((debt) => ({ ...debt, currency }));
}
