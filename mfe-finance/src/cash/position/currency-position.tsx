import type { CashPosition } from '@comptoir/api-contract/cash';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Link } from '@comptoir/kernel/router';
import { currencyName } from '@comptoir/ui/money';
import { Money, Tag } from '@comptoir/ui';
import { useId, type ReactNode } from 'react';
import { HoldingAge } from '../holding-age';
import { useCashMessages } from '../messages/messages';
import { cashSum } from './cash-sum';
import styles from './position.module.css';

interface CurrencyPositionProps {
  position: CashPosition;
  /** Collectors with more in hand than a limit. */
  aboveLimit: readonly string[];
}

/** Cash in one currency by holder. */
export function CurrencyPosition({ position, aboveLimit }: CurrencyPositionProps) {
  const t = useCashMessages();
  const { language } = useLanguage();
  const id = useId();
  const { currency, till, vault, hands, onTheWay, bank, cases, owed } = position;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {currency} <span className={styles.detail}>{currencyName(currency, language)}</span>
        </h2>
        <strong className={styles.sum}>
          <Money amount={cashSum(position)} currency={currency} />
        </strong>
      </header>
      <dl className={styles.holders}>
        <Place
          title={<Link to={`/money-book/statement?currency=${currency}`}>{t('position.till')}</Link>}
          amount={<Money amount={till} currency={currency} />}
        />
        <Place title={t('position.vault')} amount={<Money amount={vault} currency={currency} />} />
        <Holders
          title={t('position.hands')}
          currency={currency}
          rows={hands.map(({ user, ...held }) => ({ ...user, to: `/collectors/${user.id}`, ...held }))}
          aboveLimit={aboveLimit}
        />
        <Holders
          title={t('position.onTheWay')}
          currency={currency}
          rows={onTheWay.map(({ handoverId, number, ...held }) => ({
            id: handoverId,
            name: t('position.handover', { number }),
            to: `/cash/handovers/${handoverId}`,
            ...held,
          }))}
        />
        {bank !== 0 && <Place title={t('position.bank')} amount={<Money amount={bank} currency={currency} />} />}
        <Holders
          title={t('position.cases')}
          currency={currency}
          rows={cases.map(({ caseId, number, amount, since }) => ({
            id: caseId,
            name: t(amount > 0 ? 'position.missing' : 'position.surplus', { number }),
            to: `/cash/cases/${caseId}`,
            amount,
            since,
          }))}
        />
        <Holders
          title={t('position.owed')}
          currency={currency}
          rows={owed.map(({ user, ...held }) => ({ ...user, to: '/cash/cases', ...held }))}
        />
      </dl>
    </section>
  );
}

function Place({ title, amount }: { title: ReactNode; amount: ReactNode }) {
  return (
    <div className={styles.place}>
      <dt>{title}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

interface HoldersProps {
  title: string;
  currency: CashPosition['currency'];
  rows: readonly { id: string; name: string; to?: string; amount: number; since: string }[];
  aboveLimit?: readonly string[];
}

/** Several holders of one kind, the longest held first; nothing without one. */
function Holders({ title, currency, rows, aboveLimit }: HoldersProps) {
  const t = useCashMessages();
  if (rows.length === 0) return null;
  return (
    <div className={styles.group}>
      <dt>{title}</dt>
      {rows.map(({ id, name, to, amount, since }) => (
        <dd key={id} className={styles.holder}>
          <bdi className={styles.name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</bdi>
          {aboveLimit?.includes(id) && <Tag tone="warning">{t('position.overLimit')}</Tag>}
          <HoldingAge since={since} />
          <Money amount={amount} currency={currency} />
        </dd>
      ))}
    </div>
  );
}
