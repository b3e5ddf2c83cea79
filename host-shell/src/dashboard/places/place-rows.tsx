import { ownCurrencyFirst } from '@comptoir/api-contract/currency-of-country';
import type { MonthSum } from '@comptoir/api-contract/month-report';
import { today } from '@comptoir/kernel/format';
import { classNames, Figure, Tag } from '@comptoir/ui';
import { Money } from '@comptoir/ui/money';
import { usePlaceMessages } from './messages/messages';
import { OpenMatters } from './open-matters';
import type { Place } from './place';
import styles from './places.module.css';
import { Rows, type RowsProps } from './rows';
import { changeOf, hasFigures, heldIn, OUTSIDE } from './place-sums';

interface PlaceRowsProps {
  place: Place;
  /** Names of the columns, beside the figures on a narrow screen. */
  heads: readonly string[];
  onOpen: () => void;
  onRows?: (path: string) => void;
}

/** A row for each currency of a place; its name and open matters are beside all of them. */
export function PlaceRows({ place, heads, onOpen, onRows }: PlaceRowsProps) {
  const { sums: unordered = [], countryCode = '' } = place.month ?? {};
  const sums = ownCurrencyFirst(unordered, countryCode).filter(hasFigures);
  const height = Math.max(1, sums.length);
  const [heldHead, collectedHead, expensesHead, ...openHeads] = heads;
  const [sum, ...others] = sums;
  const money = (of: MonthSum | undefined) => (
    <>
      <td data-head={heldHead} className={classNames(styles.figure, styles.held)}>
        {of && <Held sum={of} onRows={onRows} />}
      </td>
      <td data-head={collectedHead} className={classNames(styles.figure, !hasFlow(of, 'collected') && styles.empty)}>
        {of && <Flow sum={of} of="collected" onRows={onRows} />}
      </td>
      <td data-head={expensesHead} className={classNames(styles.figure, !hasFlow(of, 'expenses') && styles.empty)}>
        {of && <Flow sum={of} of="expenses" onRows={onRows} />}
      </td>
    </>
  );
  return (
    <>
      <tr>
        <th scope="rowgroup" rowSpan={height}>
          <PlaceName place={place} onOpen={onOpen} />
        </th>
        {money(sum)}
        <OpenMatters place={place} heads={openHeads} height={height} onRows={onRows} />
      </tr>
      {others.map((of) => (
        <tr key={of.currency}>{money(of)}</tr>
      ))}
    </>
  );
}

function PlaceName({ place: { title, detail, overview }, onOpen }: Pick<PlaceRowsProps, 'place' | 'onOpen'>) {
  const t = usePlaceMessages();
  const low = overview?.balances.filter((balance) => balance.low).map(({ currency }) => currency) ?? [];
  return (
    <span className={styles.place}>
      <button type="button" className={styles.cover} onClick={onOpen}>
        {title}
      </button>
      {detail}
      {overview && (
        <span>
          {overview.today.scheduled === 0
            ? t('nothingToday')
            : t('collectedToday', { recorded: overview.today.recorded, scheduled: overview.today.scheduled })}
        </span>
      )}
      {low.length > 0 && (
        <span>
          <Tag tone="warning">{t('low', { currencies: low.join(', ') })}</Tag>
        </span>
      )}
    </span>
  );
}

type FigureProps = { sum: MonthSum } & Pick<RowsProps, 'onRows'>;

/** Cash of a currency, and its parts outside the till. */
function Held({ sum: { currency, held }, onRows }: FigureProps) {
  const t = usePlaceMessages();
  return (
    <span className={styles.lines}>
      <Rows path={`/money-book/statement?currency=${currency}`} onRows={onRows}>
        <Money className={styles.strong} amount={heldIn(held)} currency={currency} />
      </Rows>
      {OUTSIDE.map(
        ({ place, path }) =>
          held[place] !== 0 && (
            <span key={place} className={classNames(styles.small, styles.whole)}>
              <Rows path={path} onRows={onRows}>
                {t(place)}
              </Rows>{' '}
              <Money amount={held[place]} currency={currency} />
            </span>
          ),
      )}
    </span>
  );
}

type FlowName = 'collected' | 'expenses';

function hasFlow(sum: MonthSum | undefined, of: FlowName): boolean {
  return sum !== undefined && (sum.flows[of] !== 0 || sum.lastFlows[of] !== 0);
}

/** A flow of the month, and its change since the month before. */
function Flow({ sum, of, onRows }: FigureProps & { of: FlowName }) {
  const month = today().slice(0, 7);
  const { currency, flows, lastFlows } = sum;
  const change = changeOf(flows[of], lastFlows[of]);
  return (
    <span className={styles.flow}>
      {hasFlow(sum, of) ? (
        <Rows path={`/money-book?from=${month}-01&to=${today()}&currency=${currency}`} onRows={onRows}>
          <Money amount={flows[of]} currency={currency} />
        </Rows>
      ) : (
        <span className={styles.quiet}>–</span>
      )}{' '}
      {/* Empty without a month before, so that amounts are below each other. */}
      <span className={classNames(styles.small, styles.change)}>
        {change !== undefined && <Figure>{change}</Figure>}
      </span>
    </span>
  );
}
