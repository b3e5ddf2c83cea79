import { ownCurrencyFirst } from '@comptoir/api-contract/currency-of-country';
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

interface OpenMattersProps {
  place: Place;
  /** Names of the columns. */
  heads: readonly string[];
  /** Rows of the place. */
  height: number;
  onRows: RowsProps['onRows'];
}

/** Late collections, open issues and differences of a place. */
export function OpenMatters({ place: { overview, month }, heads, height, onRows }: OpenMattersProps) {
  const t = usePlaceMessages();
  const { countryCode = '' } = month ?? {};
  const sums = ownCurrencyFirst(month?.sums ?? [], countryCode);
  const total = (of: 'count' | 'overdue') => sums.reduce((all, { cases }) => all + cases[of], 0);
  const cells = [
    {
      count: overview?.late ?? 0,
      content: (
        <Open
          count={overview?.late ?? 0}
          cash={overview?.lateCash}
          countryCode={countryCode}
          path={LIST.late}
          onRows={onRows}
        />
      ),
    },
    {
      count: overview?.unanswered ?? 0,
      content: (
        <Open
          count={overview?.unanswered ?? 0}
          cash={overview?.unansweredCash}
          countryCode={countryCode}
          path={LIST.unanswered}
          onRows={onRows}
        />
      ),
    },
    {
      count: total('count'),
      content: (
        <Open count={total('count')} countryCode={countryCode} path={LIST.cases} onRows={onRows}>
          {total('overdue') > 0 && <Tag tone="danger">{t('overdue', { count: total('overdue') })}</Tag>}
          {sums.map(({ currency, cases: { missing, tooMuch } }) => (
            <span key={currency} className={styles.lines}>
              {missing !== 0 && <Money signed amount={-missing} currency={currency} />}
              {tooMuch !== 0 && <Money plus amount={tooMuch} currency={currency} />}
            </span>
          ))}
        </Open>
      ),
    },
  ];
  return cells.map(({ count, content }, index) => (
    <td
      key={heads[index]}
      rowSpan={height}
      data-head={heads[index]}
      className={classNames(styles.figure, styles.matter, count === 0 && styles.empty)}
    >
      {content}
    </td>
  ));
}

/** Pages of an office with the rows of each matter. */
const LIST = {
  late: '/collection-schedules?from=&state=late',
  unanswered: '/collection-schedules?from=&unanswered=true',
  cases: '/cash/cases',
} as const;

interface OpenProps extends Omit<RowsProps, 'children'> {
  count: number;
  cash?: readonly OpenCash[] | undefined;
  countryCode: string;
  children?: ReactNode;
}

/** Number of open rows with the age of the oldest and the amounts. */
function Open({ count, cash, countryCode, path, onRows, children }: OpenProps) {
  const { language } = useLanguage();
  const ordered = ownCurrencyFirst(cash ?? [], countryCode);
  const oldest = Math.min(...ordered.map(({ since }) => Date.parse(since)));
  if (count === 0) return <span className={styles.quiet}>–</span>;
  return (
    <span className={styles.lines}>
      <span>
        {Number.isFinite(oldest) && (
          <span className={styles.small}>{formatAge(new Date(oldest).toISOString(), language)}</span>
        )}{' '}
        <Rows path={path} onRows={onRows}>
          <strong className={styles.open}>
            <Figure>{count}</Figure>
          </strong>
        </Rows>
      </span>
      {ordered.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
      {children}
    </span>
  );
}
