import type { CashPosition } from '@comptoir/api-contract/cash';
import { officeTimeZone } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { apiQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { currencyName } from '@comptoir/ui/money';
import { Loaded, Money, Skeleton, WidgetCard } from '@comptoir/ui';
import { useLanguage } from '@comptoir/kernel/i18n';
import styles from './cash-card.module.css';
import { useSharedPosition } from './cash.queries';
import { HoldingAge } from './holding-age';
import { useCashMessages } from './messages/messages';
import { hasCash, sumOf } from './position/cash-sum';

/** Cash of the office by place, with the age of the oldest; empty in an office without cash outside the till. */
export function Widget() {
  const timeZone = officeTimeZone();
  // The overview is on the dashboard already, and identifies offices with custody without another call.
  const { data: overview } = useOfficeQuery((place) => ({
    ...apiQuery('getOverview', { query: { officeId: place?.officeId, timeZone } }),
    refetchOnMount: false,
  }));
  return overview?.places[0]?.outside ? <CashCard /> : null;
}

function CashCard() {
  const t = useCashMessages();
  return (
    <WidgetCard title={t('title')} link={{ to: '/cash', label: t('card.open') }}>
      <Loaded query={useSharedPosition()} placeholder={<Skeleton />}>
        {(positions) => (
          <div className={styles.currencies}>
            {positions.filter(hasCash).map((position) => (
              <Currency key={position.currency} position={position} />
            ))}
          </div>
        )}
      </Loaded>
    </WidgetCard>
  );
}

function Currency({ position: { currency, till, vault, hands, onTheWay, cases } }: { position: CashPosition }) {
  const t = useCashMessages();
  const { language } = useLanguage();
  const places = [
    { name: 'till', to: `/money-book/statement?currency=${currency}`, amount: till, since: undefined },
    { name: 'vault', to: '/cash', amount: vault, since: undefined },
    { name: 'hands', to: '/cash', ...oldest(hands) },
    { name: 'onTheWay', to: '/cash/handovers', ...oldest(onTheWay) },
    // Positive if cash is missing.
    { name: 'cases', to: '/cash/cases', ...oldest(cases.map((held) => ({ ...held, amount: -held.amount }))) },
  ] as const;
  return (
    <section aria-label={currencyName(currency, language)}>
      <h3 className={styles.currency}>{currency}</h3>
      <dl className={styles.places}>
        {places.map(
          ({ name, to, amount, since }) =>
            (amount !== 0 || since !== undefined) && (
              <div key={name} className={styles.place}>
                <dt>
                  <Link to={to}>{t(`position.${name}`)}</Link>
                </dt>
                <dd>
                  {since !== undefined && <HoldingAge since={since} />}{' '}
                  <Money signed={name === 'cases'} amount={amount} currency={currency} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** Sum of holders, who come longest held first. */
function oldest(held: readonly { amount: number; since: string }[]) {
  return { amount: sumOf(held.map(({ amount }) => amount)), since: held[0]?.since };
}
