import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Balance } from '@comptoir/api-contract/general-ledger';
import { currencyName, formatAmount, Money } from '@comptoir/ui/money';
import { classNames, Loaded, Skeleton } from '@comptoir/ui';
import { useLanguage } from '@comptoir/kernel/i18n';
import type { CSSProperties } from 'react';
import { useMessages } from '../messages/messages';
import styles from './balance-cards.module.css';
import { useBalances } from './balances.queries';

interface BalanceCardsProps {
  only?: CurrencyCode | undefined;
}

/** One card per currency; currencies without a balance get small ones. */
export function BalanceCards({ only }: BalanceCardsProps) {
  const t = useMessages();
  return (
    <Loaded query={useBalances()} failed={t('balances.failed')} placeholder={<Cards />}>
      {(balances) => <Cards shown={balances.filter(({ currency }) => only === undefined || currency === only)} />}
    </Loaded>
  );
}

function Cards({ shown }: { shown?: readonly Balance[] }) {
  const t = useMessages();
  return (
    <div className={styles.frame}>
      <ul className={styles.cards} style={layoutOf(shown)} aria-label={t('balances.title')} aria-busy={!shown}>
        {shown?.map((balance) => <BalanceCard key={balance.currency} {...balance} />) ?? <Placeholders />}
      </ul>
    </div>
  );
}

function BalanceCard({ currency, amount }: Balance) {
  const t = useMessages();
  const { language } = useLanguage();
  return (
    <li className={classNames(styles.card, amount === 0 && styles.none)}>
      <span className={styles.currency}>
        <span className={styles.code}>{currency}</span>
        <span className={styles.name}>{t('balances.now', { currency: currencyName(currency, language) })}</span>
      </span>
      <span className={styles.amount}>
        <Money signed amount={amount} currency={currency} />
      </span>
    </li>
  );
}

function Placeholders() {
  return Array.from({ length: PLACEHOLDERS }, (_, index) => (
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

const PLACEHOLDERS = 5;

/** Number of cards and length of the longest figure, from which CSS computes the columns so that no figure is cut. */
function layoutOf(balances: readonly Balance[] | undefined): CSSProperties {
  const nonZero = balances?.filter(({ amount }) => amount !== 0) ?? [];
  const longest = nonZero.map(({ amount, currency }) => formatAmount(amount, currency).length);
  const cards = balances ? Math.max(nonZero.length, 1) : PLACEHOLDERS;
  return {
    '--cards': cards,
    '--half': Math.ceil(cards / 2),
    '--empty': (balances?.length ?? 0) - nonZero.length,
    '--figures': Math.max(12, ...longest),
  };
}
