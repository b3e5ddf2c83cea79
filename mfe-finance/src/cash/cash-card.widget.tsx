import type { CashPosition } from '@comptoir/api-contract/cash';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Link } from '@comptoir/kernel/router';
import { ButtonLink, Card, classNames, Icon, Loaded, Money, Skeleton } from '@comptoir/ui';
import { currencyName } from '@comptoir/ui/money';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import styles from './cash-card.module.css';
import { useSharedPosition } from './cash.queries';
import { useCashMessages } from './messages/messages';
import { sumOf } from './position/cash-sum';
import { useHasCashOutside } from './use-has-cash-outside';

/** Cash of the office by currency and place; empty in an office without cash outside the till. */
export function Widget() {
  return useHasCashOutside() ? <CashCard /> : null;
}

function CashCard() {
  const t = useCashMessages();
  const finance = useMessages();
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {t('title')}
          </h2>
          {/* This card replaces the one with the balances and trades. */}
          <ButtonLink to="/exchange" size="small" icon="exchange">
            {finance('exchange.open')}
          </ButtonLink>
          <Link to="/cash" className={styles.open}>
            {t('card.open')} <Icon name="forward" />
          </Link>
        </div>
        <Loaded query={useSharedPosition()} placeholder={<Skeleton />}>
          {(positions) => (
            <Matrix rows={positions.map(rowOf).filter((row) => PLACES.some((place) => row[place] !== 0))} />
          )}
        </Loaded>
      </section>
    </Card>
  );
}

const PLACES = ['till', 'vault', 'hands', 'onTheWay'] as const;
type Place = (typeof PLACES)[number];

interface MatrixRow extends Record<Place, number> {
  currency: CashPosition['currency'];
}

function rowOf({ currency, till, vault, hands, onTheWay }: CashPosition): MatrixRow {
  const heldIn = (held: readonly { amount: number }[]) => sumOf(held.map(({ amount }) => amount));
  return { currency, till, vault, hands: heldIn(hands), onTheWay: heldIn(onTheWay) };
}

/** Page with the rows of each place. */
function rowsIn(place: Place, currency: CashPosition['currency']): string {
  if (place === 'till') return `/money-book/statement?currency=${currency}`;
  return place === 'onTheWay' ? '/cash/handovers' : '/cash';
}

/** Places without cash in any currency have no column. Differences are tasks of the office. */
function Matrix({ rows }: { rows: readonly MatrixRow[] }) {
  const t = useCashMessages();
  const places = PLACES.filter((place) => place === 'till' || rows.some(({ [place]: amount }) => amount !== 0));
  return (
    <div className={styles.frame}>
      <table className={styles.matrix} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('card.currency')}</th>
            {[...places.map((place) => t(`position.${place}`)), t('card.total')].map((head) => (
              <th key={head} scope="col" className={styles.amount}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.currency} row={row} places={places} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ row, places }: { row: MatrixRow; places: readonly Place[] }) {
  const t = useCashMessages();
  const { language } = useLanguage();
  const { currency } = row;
  const used = places.filter((place) => row[place] !== 0);
  const amount = (sum: number, to: string) => (
    <Link to={to} className={styles.rows}>
      <Money amount={sum} currency={currency} />
    </Link>
  );
  return (
    <tr className={classNames(used.length === 1 && styles.single)}>
      <th scope="row" aria-label={currencyName(currency, language)}>
        {currency}
      </th>
      {places.map((place) => (
        <td
          key={place}
          data-head={t(`position.${place}`)}
          className={classNames(styles.amount, row[place] === 0 && styles.none)}
        >
          {row[place] === 0 ? '–' : amount(row[place], rowsIn(place, currency))}
        </td>
      ))}
      <td data-head={t('card.total')} className={classNames(styles.amount, styles.total)}>
        {amount(sumOf(places.map((place) => row[place])), '/cash')}
      </td>
    </tr>
  );
}
