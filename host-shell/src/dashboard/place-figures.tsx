import type { PlaceBalance, PlaceOverview } from '@comptoir/api-contract/overview';
import { Money } from '@comptoir/ui/money';
import { classNames, Tag } from '@comptoir/ui';
import { useShellMessages } from '../messages/messages';
import styles from './place-figures.module.css';

/** Figures of an office or a country today, problems first. */
export function PlaceFigures({ overview }: { overview: PlaceOverview }) {
  const t = useShellMessages();
  const { late, unanswered, today, balances } = overview;
  const low = balances.filter((balance) => balance.low).map(({ currency }) => currency);
  const held = balances.filter(({ amount, low: isLow }) => amount !== 0 || isLow);
  return (
    <span className={styles.figures}>
      {(late > 0 || unanswered > 0 || low.length > 0) && (
        <span className={styles.problems}>
          {late > 0 && <Tag tone="danger">{t('dashboard.figures.late', { count: late })}</Tag>}{' '}
          {unanswered > 0 && <Tag tone="warning">{t('dashboard.figures.unanswered', { count: unanswered })}</Tag>}{' '}
          {low.length > 0 && <Tag tone="warning">{t('dashboard.figures.low', { currencies: low.join(', ') })}</Tag>}
        </span>
      )}
      <span>
        {today.scheduled === 0
          ? t('dashboard.figures.nothingToday')
          : t('dashboard.figures.collectedToday', { recorded: today.recorded, scheduled: today.scheduled })}
      </span>
      {held.length > 0 && <Balances balances={held} />}
    </span>
  );
}

function Balances({ balances }: { balances: readonly PlaceBalance[] }) {
  const t = useShellMessages();
  return (
    <span>
      <span className={styles.label}>{t('dashboard.figures.balances')} </span>
      <span className={styles.balances}>
        {balances.map(({ currency, amount, low }) => (
          <Money
            key={currency}
            className={classNames(styles.amount, low && styles.low)}
            amount={amount}
            currency={currency}
          />
        ))}
      </span>
    </span>
  );
}
