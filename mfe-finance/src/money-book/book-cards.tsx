import type { LedgerPeriod } from '@comptoir/api-contract/general-ledger';
import { isRefusal } from '@comptoir/kernel/http';
import { formatDate } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { currencyName, formatAmount, Money } from '@comptoir/ui/money';
import { classNames, Loaded, Skeleton } from '@comptoir/ui';
import type { CSSProperties, ReactNode } from 'react';
import { BalanceCards } from '../balances/balance-cards';
import { useMessages } from '../messages/messages';
import styles from './book-cards.module.css';
import { isOpenPeriod, type LedgerState } from './ledger-filters';
import { hasCash, type useLedgerPeriod } from './money-book.queries';

interface BookCardsProps {
  query: ReturnType<typeof useLedgerPeriod>;
  state: LedgerState;
  /** The footer of the list has the opening balance and cash in and out. */
  isSummed: boolean;
  /** '' for the entries of all currencies. */
  onCurrency: (currency: string) => void;
}

/**
 * One button per currency with its book of the period; pressed, it shows the entries of that currency. A period with
 * too many entries has the current balances.
 */
export function BookCards({ query, state, isSummed, onCurrency }: BookCardsProps) {
  const t = useMessages();
  if (isRefusal(query.error, 'too-many-to-sum')) return <BalanceCards />;
  return (
    <Loaded query={query} failed={t('balances.failed')} placeholder={<Frame isSummed={isSummed} />}>
      {(rows) => (
        <Frame rows={rows} isSummed={isSummed}>
          {usedOf(rows).map((row) => (
            <BookCard
              key={row.currency}
              row={row}
              state={state}
              onPress={() => onCurrency(state.currency === row.currency ? '' : row.currency)}
            />
          ))}
        </Frame>
      )}
    </Loaded>
  );
}

interface FrameProps extends Pick<BookCardsProps, 'isSummed'> {
  rows?: readonly LedgerPeriod[];
  children?: ReactNode;
}

/** Placeholders while loading. */
function Frame({ rows, isSummed, children }: FrameProps) {
  const t = useMessages();
  return (
    <div className={classNames(styles.frame, isSummed && styles.summed)}>
      <ul className={styles.cards} style={layoutOf(rows)} aria-label={t('balances.title')} aria-busy={!rows}>
        {children ?? <Placeholders />}
      </ul>
    </div>
  );
}

interface BookCardProps {
  row: LedgerPeriod;
  state: LedgerState;
  onPress: () => void;
}

function BookCard({ row, state, onPress }: BookCardProps) {
  const t = useMessages();
  const { language } = useLanguage();
  const { currency, opening, closing } = row;
  const name = currencyName(currency, language);
  return (
    <li className={styles.item}>
      <button type="button" className={styles.card} aria-pressed={state.currency === currency} onClick={onPress}>
        <span className={styles.currency}>
          <span className={styles.code}>{currency}</span>
          <span className={styles.name}>
            {isOpenPeriod(state)
              ? t('balances.now', { currency: name })
              : t('moneyBook.closingOn', { currency: name, date: formatDate(state.to) })}
          </span>
        </span>
        <span className={styles.amount}>
          <Money signed amount={closing} currency={currency} />
        </span>
        <span className={styles.lines}>
          <Line title={t('paper.opening')} amount={opening} currency={currency} />
          <Line plus title={t('moneyBook.in')} amount={row.in} currency={currency} />
          <Line title={t('moneyBook.out')} amount={-row.out} currency={currency} />
        </span>
      </button>
    </li>
  );
}

function Line({ title, ...sum }: Pick<LedgerPeriod, 'currency'> & { title: string; amount: number; plus?: boolean }) {
  return (
    <>
      <span>{title}</span>
      <span className={styles.figure}>
        <Money {...sum} />
      </span>
    </>
  );
}

function Placeholders() {
  return Array.from({ length: PLACEHOLDERS }, (_, index) => (
    <li key={index} className={styles.item}>
      <div className={styles.card}>
        <span className={styles.currency}>
          <Skeleton width="3em" />
        </span>
        <span className={styles.amount}>
          <Skeleton width="6em" />
        </span>
        <span className={styles.placeholders}>
          <Skeleton width="100%" />
          <Skeleton width="100%" />
          <Skeleton width="100%" />
        </span>
      </div>
    </li>
  ));
}

/** Currencies of a usual office. */
const PLACEHOLDERS = 3;

/** Currencies without cash are left out, unless the office has none at all. */
function usedOf(rows: readonly LedgerPeriod[]): readonly LedgerPeriod[] {
  const used = rows.filter(hasCash);
  return used.length > 0 ? used : rows;
}

/** Number of cards and length of the longest figure, from which CSS computes the columns so that no figure is cut. */
function layoutOf(rows: readonly LedgerPeriod[] | undefined): CSSProperties {
  const used = rows ? usedOf(rows) : [];
  const longest = used.flatMap(({ opening, closing, currency }) =>
    [opening, closing].map((amount) => formatAmount(amount, currency).length),
  );
  return { '--cards': rows ? used.length : PLACEHOLDERS, '--figures': Math.max(12, ...longest) };
}
