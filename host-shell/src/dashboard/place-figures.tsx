import type { CashOutside, PlaceBalance, PlaceOverview } from '@comptoir/api-contract/overview';
import { Money } from '@comptoir/ui/money';
import { classNames, Tag } from '@comptoir/ui';
import { useShellMessages } from '../messages/messages';
import styles from './place-figures.module.css';

/** Places of cash outside the till. */
const PLACES = ['vault', 'hands', 'onTheWay'] as const;

/** Figures of an office or a country today, problems first. */
export function PlaceFigures({ overview }: { overview: PlaceOverview }) {
  const t = useShellMessages();
  const { late, unanswered, today, balances, outside } = overview;
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
      {held.length > 0 && <Balances balances={held} isTill={outside !== undefined} />}
      {PLACES.map((where) => (
        <Outside key={where} where={where} cash={outside} />
      ))}
    </span>
  );
}

function Balances({ balances, isTill }: { balances: readonly PlaceBalance[]; isTill: boolean }) {
  const t = useShellMessages();
  return (
    <span>
      <span className={styles.label}>{t(isTill ? 'dashboard.figures.till' : 'dashboard.figures.balances')} </span>
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

function Outside({ where, cash }: { where: (typeof PLACES)[number]; cash: readonly CashOutside[] | undefined }) {
  const t = useShellMessages();
  const held = cash?.filter(({ [where]: amount }) => amount !== 0);
  if (!held || held.length === 0) return null;
  return (
    <span>
      <span className={styles.label}>{t(`dashboard.figures.${where}`)} </span>
      <span className={styles.balances}>
        {held.map(({ currency, [where]: amount }) => (
          <Money key={currency} className={styles.amount} amount={amount} currency={currency} />
        ))}
      </span>
    </span>
  );
}
