import type { MonthPlace, MonthReport } from '@comptoir/api-contract/month-report';
import { useLanguage } from '@comptoir/kernel/i18n';
import { classNames, Figure, Money, Tag } from '@comptoir/ui';
import { useId, type ReactNode } from 'react';
import { useMonthMessages } from './messages/messages';
import styles from './month.module.css';
import { placeName } from './place-name';
import { PlaceLink } from './place-link';

/** Pages of an office with the rows of each matter. */
const MATTER_ROWS = {
  late: '/collection-schedules?from=&state=late',
  unanswered: '/collection-schedules?from=&unanswered=true',
  cases: '/cash/cases',
} as const;

/** Differences, late collections and open issues, of places that have any. */
export function OpenMatters({ report: { places, month } }: { report: MonthReport }) {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const id = useId();
  const open = places.filter((place) => place.late + place.unanswered + casesOf(place).count > 0);
  const heads = [t('open.late'), t('open.unanswered'), t('open.cases'), t('open.missing'), t('open.tooMuch')] as const;
  return (
    <section className={classNames(styles.part, styles.open)} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {t('open.title')}
      </h2>
      {open.length === 0 ? (
        <p className={styles.quiet}>{t('open.nothing')}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{t('open.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('open.place')}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className={styles.figure}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {open.map((place) => (
              <tr key={place.place}>
                <th scope="row">
                  <bdi>{placeName(place, language)}</bdi>
                </th>
                <Matters place={place} month={month} heads={heads} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface MattersProps {
  place: MonthPlace;
  month: string;
  heads: readonly string[];
}

function Matters({ place, month, heads }: MattersProps) {
  const t = useMonthMessages();
  const { count, overdue } = casesOf(place);
  const link = (to: string, figure: number, cell: ReactNode = <Figure>{figure}</Figure>) =>
    figure === 0 ? (
      <span className={styles.quiet}>–</span>
    ) : (
      <PlaceLink place={place} to={to} month={month}>
        {cell}
      </PlaceLink>
    );
  const cells = [
    link(MATTER_ROWS.late, place.late),
    link(MATTER_ROWS.unanswered, place.unanswered),
    <>
      {link(MATTER_ROWS.cases, count)}{' '}
      {overdue > 0 && (
        <span className={styles.overdue}>
          <Tag tone="danger">{t('open.overdue', { count: overdue })}</Tag>
        </span>
      )}
    </>,
    link(MATTER_ROWS.cases, currenciesWith(place, 'missing'), <Open place={place} of="missing" />),
    link(MATTER_ROWS.cases, currenciesWith(place, 'tooMuch'), <Open place={place} of="tooMuch" />),
  ];
  const figures = [
    place.late,
    place.unanswered,
    count,
    currenciesWith(place, 'missing'),
    currenciesWith(place, 'tooMuch'),
  ];
  return cells.map((cell, index) => (
    <td
      key={heads[index]}
      data-head={heads[index]}
      className={classNames(styles.figure, figures[index] === 0 && styles.empty)}
    >
      {cell}
    </td>
  ));
}

function Open({ place, of }: { place: MonthPlace; of: 'missing' | 'tooMuch' }) {
  return (
    <span className={classNames(styles.lines, of === 'missing' && styles.missing)}>
      {place.sums.map(
        ({ currency, cases }) => cases[of] !== 0 && <Money key={currency} amount={cases[of]} currency={currency} />,
      )}
    </span>
  );
}

function casesOf({ sums }: MonthPlace): { count: number; overdue: number } {
  return {
    count: sums.reduce((sum, { cases }) => sum + cases.count, 0),
    overdue: sums.reduce((sum, { cases }) => sum + cases.overdue, 0),
  };
}

/** Number of currencies with an open amount. */
function currenciesWith({ sums }: MonthPlace, of: 'missing' | 'tooMuch'): number {
  return sums.filter(({ cases }) => cases[of] !== 0).length;
}
