import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { ownCurrencyFirst } from '@comptoir/api-contract/currency-of-country';
import type { MonthSum } from '@comptoir/api-contract/month-report';
import { today } from '@comptoir/kernel/format';
import { localeOf, useLanguage } from '@comptoir/kernel/i18n';
import { classNames, Icon, Tag } from '@comptoir/ui';
import { Money } from '@comptoir/ui/money';
import { useState, type ReactNode } from 'react';
import { usePlaceMessages } from './messages/messages';
import { MatterAmounts, MatterCounts } from './open-matters';
import type { Heads, Place } from './place';
import styles from './places.module.css';
import { Rows, type RowsProps } from './rows';
import { hasFigures, heldIn, OUTSIDE } from './place-sums';

interface PlaceRowsProps {
  place: Place;
  /** Beside the figures on a narrow screen. */
  heads: Heads;
  onOpen: () => void;
  onRows?: (path: string) => void;
}

/** Name and open matters of a place, then a row for each of its currencies; folded on a narrow screen. */
export function PlaceRows({ place, heads, onOpen, onRows }: PlaceRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const currencies = currenciesOf(place);
  const folded = isOpen ? undefined : styles.folded;
  return (
    <>
      <tr className={folded}>
        <th scope="rowgroup" colSpan={heads.amounts.length + 1}>
          <PlaceName place={place} onOpen={onOpen}>
            {currencies.length > 0 && <Fold name={place.name} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
          </PlaceName>
        </th>
        <MatterCounts place={place} heads={heads.matters} onRows={onRows} />
      </tr>
      {currencies.map((currency) => (
        <tr key={currency} className={folded}>
          <th scope="row" className={styles.currency}>
            {currency}
          </th>
          <Amounts place={place} currency={currency} heads={heads.amounts} onRows={onRows}>
            {currency === currencies[0] && <MoreCurrencies place={place} currencies={currencies.slice(1)} />}
          </Amounts>
          <MatterAmounts place={place} currency={currency} />
        </tr>
      ))}
    </>
  );
}

/** Shows all figures of a place on a narrow screen. */
function Fold({ name, isOpen, onPress }: { name: string; isOpen: boolean; onPress: () => void }) {
  const t = usePlaceMessages();
  return (
    <button
      type="button"
      className={styles.fold}
      aria-label={t('figures', { name })}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <Icon name="down" />
    </button>
  );
}

/** Number of the other currencies with cash, which are folded on a narrow screen. */
function MoreCurrencies({ place: { month }, currencies }: { place: Place; currencies: readonly CurrencyCode[] }) {
  const t = usePlaceMessages();
  const isHeld = (sum: MonthSum) => heldIn(sum.held) !== 0 && currencies.includes(sum.currency);
  const count = month?.sums.filter(isHeld).length ?? 0;
  if (count === 0) return null;
  return <span className={classNames(styles.small, styles.more)}>{t('more', { count })}</span>;
}

interface AmountsProps extends Pick<RowsProps, 'onRows'> {
  place: Place;
  currency: CurrencyCode;
  heads: readonly string[];
  /** Behind the cash. */
  children: ReactNode;
}

/** Cash of a currency, its flows of the month, and its collections of the last days. */
function Amounts({ place, currency, heads, onRows, children }: AmountsProps) {
  const sum = place.month?.sums.find((each) => each.currency === currency);
  const recent = place.recent?.find((each) => each.currency === currency)?.collected ?? 0;
  const [heldHead, collectedHead, expensesHead, recentHead] = heads;
  return (
    <>
      <td data-head={heldHead} className={classNames(styles.figure, styles.held)}>
        {sum && <Held sum={sum} onRows={onRows} />}
        {children}
      </td>
      <td data-head={collectedHead} className={classNames(styles.figure, !hasFlow(sum, 'collected') && styles.empty)}>
        <span className={styles.lines}>{sum && <Flow sum={sum} of="collected" onRows={onRows} />}</span>
      </td>
      <td data-head={expensesHead} className={classNames(styles.figure, !hasFlow(sum, 'expenses') && styles.empty)}>
        <span className={styles.lines}>{sum && <Flow sum={sum} of="expenses" onRows={onRows} />}</span>
      </td>
      {recentHead !== undefined && (
        <td data-head={recentHead} className={classNames(styles.figure, recent === 0 && styles.empty)}>
          <span className={styles.lines}>
            {recent === 0 ? <span className={styles.quiet}>–</span> : <Money amount={recent} currency={currency} />}
          </span>
        </td>
      )}
    </>
  );
}

/** Currencies with a figure or an open matter, the own one first. */
function currenciesOf({ month, overview, recent = [] }: Place): CurrencyCode[] {
  const used = [
    ...(month?.sums.filter((sum) => hasFigures(sum) || sum.cases.count > 0) ?? []),
    ...(overview?.lateCash ?? []),
    ...(overview?.unansweredCash ?? []),
    ...recent,
  ];
  const currencies = [...new Set(used.map(({ currency }) => currency))];
  const ordered = ownCurrencyFirst(
    currencies.map((currency) => ({ currency })),
    month?.countryCode ?? '',
  );
  return ordered.map(({ currency }) => currency);
}

type PlaceNameProps = Pick<PlaceRowsProps, 'place' | 'onOpen'> & { children: ReactNode };

function PlaceName({ place: { title, detail, overview }, onOpen, children }: PlaceNameProps) {
  const t = usePlaceMessages();
  const low = overview?.balances.filter((balance) => balance.low).map(({ currency }) => currency) ?? [];
  return (
    <span className={styles.place}>
      <button type="button" className={styles.cover} onClick={onOpen}>
        {title} <Icon name="forward" />
      </button>
      {children}
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

/** Cash of a currency, its parts unless the till has all of it, and cash on the way on top. */
function Held({ sum: { currency, held }, onRows }: FigureProps) {
  const t = usePlaceMessages();
  const book = `/money-book/statement?currency=${currency}`;
  const outside = OUTSIDE.filter(({ place }) => held[place] !== 0);
  const parts = outside.length === 0 ? [] : [{ place: 'till', path: book } as const, ...outside];
  return (
    <span className={styles.lines}>
      <Rows path={book} onRows={onRows}>
        <Money className={styles.strong} amount={heldIn(held)} currency={currency} />
      </Rows>
      {parts.map(({ place, path }) => (
        <span key={place} className={styles.small}>
          <Rows path={path} onRows={onRows}>
            {t(place)}
          </Rows>{' '}
          <Money plus={place === 'onTheWay'} amount={held[place]} currency={currency} />
        </span>
      ))}
    </span>
  );
}

type FlowName = 'collected' | 'expenses';

function hasFlow(sum: MonthSum | undefined, of: FlowName): boolean {
  return sum !== undefined && (sum.flows[of] !== 0 || sum.lastFlows[of] !== 0);
}

/** A flow of the month so far, and of all days of the month before. */
function Flow({ sum: { currency, flows, lastFlows }, of, onRows }: FigureProps & { of: FlowName }) {
  const { language } = useLanguage();
  const month = today().slice(0, 7);
  const [now, before] = [flows[of], lastFlows[of]];
  return (
    <>
      {now === 0 ? (
        <span className={styles.quiet}>–</span>
      ) : (
        <Rows path={`/money-book?from=${month}-01&to=${today()}&currency=${currency}`} onRows={onRows}>
          <Money amount={now} currency={currency} />
        </Rows>
      )}
      {before !== 0 && (
        <span className={classNames(styles.small, styles.before)}>
          {monthBefore(month, language)} <Money amount={before} currency={currency} />
        </span>
      )}
    </>
  );
}

function monthBefore(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' });
  return format.format(new Date(Date.parse(`${month}-01T00:00Z`) - 1));
}
