import type { Balance } from '@comptoir/api-contract/general-ledger';
import { formatAmount } from '@comptoir/shared-kernel/format';
import { useLanguage } from '@comptoir/shared-kernel/i18n';
import { ErrorState, Skeleton } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import styles from './balance-cards.module.css';
import { useBalances } from './balances.queries';
import { currencyName } from './currency-name';

/** What the selected office holds: a card for each currency. */
export function BalanceCards() {
  const t = useMessages();
  const balances = useBalances();
  if (balances.error && !balances.data) {
    return <ErrorState title={t('balances.failed')} error={balances.error} onRetry={balances.refetch} />;
  }
  return (
    <ul className={styles.cards} aria-label={t('balances.title')} aria-busy={!balances.data}>
      {balances.data?.map((balance) => <BalanceCard key={balance.currency} {...balance} />) ?? <Placeholders />}
    </ul>
  );
}

function BalanceCard({ currency, amount }: Balance) {
  const { language } = useLanguage();
  return (
    <li className={styles.card}>
      <span className={styles.currency}>
        <span className={styles.code}>{currency}</span>
        <span className={styles.name}>{currencyName(currency, language)}</span>
      </span>
      <span className={styles.amount}>
        <bdi dir="ltr">{formatAmount(amount, currency)}</bdi>
      </span>
    </li>
  );
}

function Placeholders() {
  return Array.from({ length: 5 }, (_, index) => (
    <li key={index} className={styles.card}>
      <span className={styles.currency}>
        <Skeleton width="40%" />
      </span>
      <span className={styles.amount}>
        <Skeleton width="70%" />
      </span>
    </li>
  ));
}
