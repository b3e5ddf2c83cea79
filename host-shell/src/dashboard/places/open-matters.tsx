import { ownCurrencyFirst } from '@comptoir/api-contract/currency-of-country';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { OpenCash } from '@comptoir/api-contract/overview';
import { formatAge } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { classNames, Figure, Tag } from '@comptoir/ui';
import { Money } from '@comptoir/ui/money';
import type { ReactNode } from 'react';
import { usePlaceMessages } from './messages/messages';
import type { Place } from './place';
import styles from './places.module.css';
import { Rows, type RowsProps } from './rows';

/** Pages of an office with the rows of each matter. */
const LIST = {
  late: '/collection-schedules?from=&state=late',
  unanswered: '/collection-schedules?from=&unanswered=true',
  cases: '/cash/cases',
} as const;

type Matter = keyof typeof LIST;

interface MatterCountsProps {
  place: Place;
  /** Names of the columns. */
  heads: readonly string[];
  onRows: RowsProps['onRows'];
}

/** Numbers of late collections, open issues and differences of a place; with their amounts on a narrow screen. */
export function MatterCounts({ place, heads, onRows }: MatterCountsProps) {
  const t = usePlaceMessages();
  const { language } = useLanguage();
  const { overview, month } = place;
  const total = (of: 'count' | 'overdue') => (month?.sums ?? []).reduce((all, { cases }) => all + cases[of], 0);
  const overdue = total('overdue');
  const amounts = amountsOf(place);
  const matters = [
    { matter: 'late', count: overview?.late ?? 0, since: oldest(overview?.lateCash) },
    { matter: 'unanswered', count: overview?.unanswered ?? 0, since: oldest(overview?.unansweredCash) },
    { matter: 'cases', count: total('count'), since: undefined },
  ] as const;
  return matters.map(({ matter, count, since }, index) => (
    <td
      key={matter}
      data-head={heads[index]}
      className={classNames(styles.figure, styles.matter, count === 0 && styles.empty)}
    >
      {count === 0 ? (
        <span className={styles.quiet}>–</span>
      ) : (
        <Count count={count} matter={matter} onRows={onRows}>
          {since !== undefined && (
            <span className={styles.small}>· {t('oldest', { age: formatAge(since, language) })}</span>
          )}
          {matter === 'cases' && overdue > 0 && <Tag tone="danger">{t('overdue', { count: overdue })}</Tag>}
        </Count>
      )}
      <span className={styles.narrow}>{amounts[matter]}</span>
    </td>
  ));
}

interface CountProps extends Pick<RowsProps, 'onRows'> {
  matter: Matter;
  count: number;
  /** Age of the oldest row, or the number of overdue ones. */
  children: ReactNode;
}

function Count({ count, matter, onRows, children }: CountProps) {
  return (
    <span>
      <Rows path={LIST[matter]} onRows={onRows}>
        <strong className={matter === 'cases' ? styles.differences : styles.open}>
          <Figure>{count}</Figure>
        </strong>
      </Rows>{' '}
      {children}
    </span>
  );
}

/** Amounts of the matters in one currency. */
export function MatterAmounts({ place, currency }: { place: Place; currency: CurrencyCode }) {
  return Object.entries(amountsOf(place, currency)).map(([matter, amounts]) => (
    <td key={matter} className={classNames(styles.figure, styles.wide)}>
      {amounts}
    </td>
  ));
}

/** Amounts of each matter in the order of the columns, of one currency or all. */
function amountsOf({ overview, month }: Place, only?: CurrencyCode): Readonly<Record<Matter, ReactNode>> {
  const of = <Row extends { currency: CurrencyCode }>(rows: readonly Row[] | undefined) =>
    ownCurrencyFirst(rows ?? [], month?.countryCode ?? '').filter(
      ({ currency }) => only === undefined || currency === only,
    );
  return {
    late: cashOf(of(overview?.lateCash)),
    unanswered: cashOf(of(overview?.unansweredCash)),
    cases: of(month?.sums).map(({ currency, cases: { missing, tooMuch } }) => (
      <span key={currency} className={styles.lines}>
        {missing !== 0 && <Money signed amount={-missing} currency={currency} />}
        {tooMuch !== 0 && <Money plus amount={tooMuch} currency={currency} />}
      </span>
    )),
  };
}

function cashOf(cash: readonly OpenCash[]): ReactNode {
  return (
    <span className={styles.lines}>
      {cash.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
    </span>
  );
}

function oldest(cash: readonly OpenCash[] = []): string | undefined {
  return cash.map(({ since }) => since).toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}
