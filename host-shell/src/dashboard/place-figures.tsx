import type { CashOutside, PlaceBalance, PlaceOverview } from '@comptoir/api-contract/overview';
import { Money } from '@comptoir/ui/money';
import { classNames, Tag } from '@comptoir/ui';
import { useShellMessages } from '../messages/messages';
import styles from './place-figures.module.css';

/** Pages with the rows of cash outside the till. */
const PLACES = { vault: '/cash', hands: '/cash', onTheWay: '/cash/handovers' } as const;

interface PlaceFiguresProps {
  overview: PlaceOverview;
  /** Opens the page with the rows of a figure. */
  onRows?: (path: string) => void;
}

/** Figures of an office or a country today, problems first. */
export function PlaceFigures({ overview, onRows }: PlaceFiguresProps) {
  const t = useShellMessages();
  const { late, unanswered, today, balances, outside } = overview;
  const low = balances.filter((balance) => balance.low).map(({ currency }) => currency);
  const balancesToShow = balances.filter(({ amount, low: isLow }) => amount !== 0 || isLow);
  return (
    <span className={styles.figures}>
      {(late > 0 || unanswered > 0 || low.length > 0) && (
        <span className={styles.problems}>
          {late > 0 && <Tag tone="warning">{t('dashboard.figures.late', { count: late })}</Tag>}{' '}
          {unanswered > 0 && <Tag tone="warning">{t('dashboard.figures.unanswered', { count: unanswered })}</Tag>}{' '}
          {low.length > 0 && <Tag tone="warning">{t('dashboard.figures.low', { currencies: low.join(', ') })}</Tag>}
        </span>
      )}
      <span>
        {today.scheduled === 0
          ? t('dashboard.figures.nothingToday')
          : t('dashboard.figures.collectedToday', { recorded: today.recorded, scheduled: today.scheduled })}
      </span>
      {balancesToShow.length > 0 && <Balances balances={balancesToShow} />}
      {(['vault', 'hands', 'onTheWay'] as const).map((where) => (
        <Outside key={where} where={where} cash={outside} onRows={onRows} />
      ))}
    </span>
  );
}

function Balances({ balances }: { balances: readonly PlaceBalance[] }) {
  const t = useShellMessages();
  return (
    <span className={styles.held}>
      <span className={styles.label}>{t('dashboard.figures.till')} </span>
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

interface OutsideProps {
  where: keyof typeof PLACES;
  cash: readonly CashOutside[] | undefined;
  onRows: ((path: string) => void) | undefined;
}

function Outside({ where, cash, onRows }: OutsideProps) {
  const t = useShellMessages();
  const held = cash?.filter(({ [where]: amount }) => amount !== 0);
  if (!held || held.length === 0) return null;
  const name = t(`dashboard.figures.${where}`);
  return (
    <span className={styles.held}>
      <span className={styles.label}>
        {onRows ? (
          <button type="button" className={styles.rows} onClick={() => onRows(PLACES[where])}>
            {name}
          </button>
        ) : (
          name
        )}{' '}
      </span>
      <span className={styles.balances}>
        {held.map(({ currency, [where]: amount }) => (
          <Money key={currency} className={styles.amount} amount={amount} currency={currency} />
        ))}
      </span>
    </span>
  );
}
