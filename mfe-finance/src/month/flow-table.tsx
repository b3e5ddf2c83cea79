import type { MonthFlows, MonthPlace, MonthReport, MonthSum } from '@comptoir/api-contract/month-report';
import { useLanguage } from '@comptoir/kernel/i18n';
import { classNames, Figure, Icon } from '@comptoir/ui';
import { currencyName, formatDecimal, useOwnCurrencyFirst } from '@comptoir/ui/money';
import { useId, useState, type ReactNode } from 'react';
import { change } from './change';
import { useMonthMessages } from './messages/messages';
import styles from './month.module.css';
import { bareMonthName, daysOf, neighbour, thisMonth } from './months';
import { placeName } from './place-name';
import { PlaceLink, WithRows } from './place-link';

/**
 * Cash of the month per currency: a line for all places, and one for each of several. With `to`, the sums lead to the
 * page with the places.
 */
export function FlowTable({ report, to }: { report: MonthReport; to?: string }) {
  const t = useMonthMessages();
  const id = useId();
  const { month } = report;
  const sums = useOwnCurrencyFirst(report.sums) ?? [];
  const isCompared = sums.some(({ lastFlows }) => Object.values(lastFlows).some((amount) => amount !== 0));
  const closing = t(month === thisMonth() ? 'flows.closingNow' : 'flows.closing');
  const { language } = useLanguage();
  const flows = [t('flows.collected'), t('flows.exchange'), t('flows.expenses'), t('flows.other')];
  const heads = [t('flows.opening'), ...flows, closing];
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {t('flows.title')}
      </h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('flows.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(to === undefined ? 'flows.place' : 'flows.currency')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.figure}>
                {head}{' '}
                {flows.includes(head) && (
                  <span className={styles.period}>{bareMonthName(month, language, 'long')}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {sums.map((sum) => (
          <Currency key={sum.currency} report={report} sum={sum} heads={heads} to={to} />
        ))}
      </table>
      <p className={styles.quiet}>
        {[...(isCompared ? [t(month === thisMonth() ? 'flows.before' : 'flows.compared')] : []), t('flows.hint')].join(
          ' ',
        )}
      </p>
    </section>
  );
}

interface LineProps {
  month: string;
  sum: MonthSum;
  heads: readonly string[];
  to?: string | undefined;
}

function Currency({ report: { places, month }, sum, heads, to }: { report: MonthReport } & Omit<LineProps, 'month'>) {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const lines = places.flatMap((place) => {
    const own = place.sums.find(({ currency }) => currency === sum.currency);
    return own ? [{ place, own }] : [];
  });
  const only = lines.length === 1 ? lines[0]?.place : undefined;
  const [isOpen, setOpen] = useState(false);
  return (
    <tbody className={classNames(!isOpen && styles.folded)}>
      <tr className={styles.all}>
        <th scope="row">
          {to === undefined ? currencyName(sum.currency, language) : sum.currency}{' '}
          <span className={styles.quiet}>
            {to !== undefined && currencyName(sum.currency, language)}
            {to === undefined && (only ? <bdi>{placeName(only, language)}</bdi> : t('flows.all'))}
          </span>
          {!only && lines.length > 0 && (
            <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('flows.places', { count: lines.length })}
              <Icon name="down" />
            </button>
          )}
        </th>
        <Line month={month} sum={sum} heads={heads} place={only} to={to} />
      </tr>
      {!only &&
        lines.map(({ place, own }) => (
          <tr key={place.place}>
            <th scope="row" className={styles.place} aria-label={placeName(place, language)}>
              <PlaceLink place={place} to={moneyBook(month)} month={month}>
                <bdi>{placeName(place, language)}</bdi>
              </PlaceLink>
            </th>
            <Line month={month} sum={own} heads={heads} place={place} />
          </tr>
        ))}
    </tbody>
  );
}

function Line({ month, sum, heads, place, to }: LineProps & { place: MonthPlace | undefined }) {
  const { currency, opening, flows, lastFlows } = sum;
  const { from, to: last } = daysOf(month);
  const linked = (target: string) => (amount: ReactNode) =>
    place ? (
      <PlaceLink place={place} to={target} month={month}>
        {amount}
      </PlaceLink>
    ) : (
      <WithRows to={to}>{amount}</WithRows>
    );
  const inBook = linked(moneyBook(month));
  const inExchange = linked(`/exchange?from=${from}&to=${last}&currency=${currency}`);
  const exchanged = flows.exchangedIn + flows.exchangedOut;
  const collected = { month, amount: flows.collected, before: lastFlows.collected, in: inBook };
  // Cells of a line add up to its end.
  const expenses = { month, amount: -flows.expenses, before: -lastFlows.expenses, in: inBook };
  const cells = [
    { hasFigure: opening !== 0, content: <Amount amount={opening} in={plain} /> },
    { hasFigure: hasFigure(collected), content: <Compared {...collected} /> },
    { hasFigure: exchanged !== 0, content: <Exchanged flows={flows} in={inExchange} /> },
    { hasFigure: hasFigure(expenses), content: <Compared {...expenses} /> },
    {
      hasFigure: otherFlows(flows) !== 0,
      content: <Amount amount={otherFlows(flows)} in={inBook} />,
    },
    { hasFigure: true, content: <Closing {...sum} isNow={month === thisMonth()} /> },
  ];
  return cells.map((cell, index) => (
    <td
      key={heads[index]}
      data-head={heads[index]}
      className={classNames(styles.figure, !cell.hasFigure && styles.empty)}
    >
      {cell.content}
    </td>
  ));
}

const plain = (amount: ReactNode) => amount;

function hasFigure({ amount, before }: { amount: number; before: number }): boolean {
  return amount !== 0 || before !== 0;
}

function otherFlows({ floats, transfers, differences }: MonthFlows): number {
  return floats + transfers + differences;
}

function moneyBook(month: string): string {
  const { from, to } = daysOf(month);
  return `/money-book?from=${from}&to=${to}`;
}

interface AmountProps {
  /** In the currency of the group of lines, which names it. */
  amount: number;
  /** Links an amount to its rows. */
  in: (amount: ReactNode) => ReactNode;
}

function Amount({ amount, in: linked }: AmountProps) {
  if (amount === 0) return <span className={styles.quiet}>–</span>;
  return linked(<Figure>{figureOf(amount)}</Figure>);
}

/** With the minus sign of amounts with a currency. */
function figureOf(amount: number): string {
  return formatDecimal(amount).replace('-', '−');
}

/** The end of this month is now: cash on the way comes on top of it in the cash that is held. */
function Closing({ closing, held: { onTheWay }, isNow }: MonthSum & { isNow: boolean }) {
  const t = useMonthMessages();
  return (
    <span className={styles.lines}>
      <Figure className={styles.closing}>{figureOf(closing)}</Figure>
      {isNow && onTheWay !== 0 && (
        <span className={styles.before}>
          <Figure>+{figureOf(onTheWay)}</Figure>{' '}
          <span className={classNames(styles.whole, styles.words)}>{t('flows.onTheWay')}</span>
        </span>
      )}
    </span>
  );
}

/** An amount beside that of the month before; a change in percent compares whole months only. */
function Compared({ month, before, ...amount }: AmountProps & { month: string; before: number }) {
  const { language } = useLanguage();
  const percent = month === thisMonth() ? undefined : change(amount.amount, before);
  return (
    <span className={styles.lines}>
      <Amount {...amount} />
      {before !== 0 && (
        <span className={styles.before}>
          <span className={classNames(styles.whole, styles.monthBefore)}>
            {bareMonthName(neighbour(month, -1), language, 'short')} <Figure>{figureOf(before)}</Figure>
          </span>
          {percent !== undefined && (
            <>
              {' '}
              <span className={styles.whole}>
                · <Figure>{percent}</Figure>
              </span>
            </>
          )}
        </span>
      )}
    </span>
  );
}

function Exchanged({ flows, ...amount }: { flows: MonthFlows } & Omit<AmountProps, 'amount'>) {
  const t = useMonthMessages();
  const { exchangedIn, exchangedOut } = flows;
  if (exchangedIn === 0 && exchangedOut === 0) return <Amount amount={0} {...amount} />;
  return (
    <span className={styles.lines}>
      {exchangedIn !== 0 && (
        <span className={styles.whole}>
          <span className={styles.label}>{t('flows.bought')}</span> <Amount amount={exchangedIn} {...amount} />
        </span>
      )}
      {exchangedOut !== 0 && (
        <span className={styles.whole}>
          <span className={styles.label}>{t('flows.sold')}</span> <Amount amount={-exchangedOut} {...amount} />
        </span>
      )}
    </span>
  );
}
