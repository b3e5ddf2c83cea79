import type { CollectorSummary } from '@comptoir/api-contract/summaries';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { dayOf, formatAge, formatDate, formatDateTime, formatTime, today } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Link } from '@comptoir/kernel/router';
import { Figure, Money } from '@comptoir/ui';
import { SummaryPart, SummaryRow } from '@comptoir/ui/records';
import styles from './collector-summary.module.css';
import { useSummaryMessages } from './messages/messages';

type Held = NonNullable<CollectorSummary['bag']>[number];
type HeldCollection = NonNullable<CollectorSummary['bagCollections']>[number];

interface BagPartProps {
  bag: readonly Held[];
  /** Undefined from an older server. */
  collections?: readonly HeldCollection[] | undefined;
}

/** Cash in the hand of a collector by currency, and the collections that it comes from. */
export function BagPart({ bag, collections }: BagPartProps) {
  const t = useSummaryMessages();
  const { language } = useLanguage();
  return (
    <SummaryPart title={t('bag')} empty={t('bagEmpty')} to="/cash">
      {bag.flatMap((held) => [
        <SummaryRow
          key={held.currency}
          figure={
            <strong className={styles.large}>
              <Money amount={held.amount} currency={held.currency} />
            </strong>
          }
        >
          <strong>{held.currency}</strong>
          <span className={styles.quiet}>
            {t('since')} <Figure>{sinceOf(held.since)}</Figure> · {formatAge(held.since, language)}
          </span>
        </SummaryRow>,
        ...(collections ? sourcesOf(held, collections) : []),
      ])}
    </SummaryPart>
  );

  function sourcesOf({ currency, amount }: Held, all: readonly HeldCollection[]) {
    const own = all.filter((collection) => collection.currency === currency);
    const known = own.reduce((sum, collection) => sum + toMinor(collection.amount), 0n);
    const rest = toMinor(amount) - known;
    // Among the stops of today already.
    if (rest === 0n && own.length === 1 && own.every(({ bookedDate }) => dayOf(bookedDate) === today())) return [];
    return [
      ...own.map((collection) => <HeldRow key={`${currency} ${collection.id}`} collection={collection} />),
      ...(rest === 0n
        ? []
        : [
            <SummaryRow key={`${currency} rest`} figure={<Money amount={fromMinor(rest)} currency={currency} />}>
              <span className={styles.quiet}>{t('bagOther')}</span>
            </SummaryRow>,
          ]),
    ];
  }
}

function HeldRow({ collection: { id, agencyName, amount, currency, bookedDate } }: { collection: HeldCollection }) {
  return (
    <SummaryRow figure={<Money amount={amount} currency={currency} />} time={<Figure>{momentOf(bookedDate)}</Figure>}>
      <Link to={`/money-book/${id}`}>
        <bdi>{agencyName}</bdi>
      </Link>
    </SummaryRow>
  );
}

/** Time of an instant of today, else its day. */
function momentOf(instant: string): string {
  return dayOf(instant) === today() ? formatTime(instant) : formatDate(instant);
}

function sinceOf(instant: string): string {
  return dayOf(instant) === today() ? formatTime(instant) : formatDateTime(instant);
}

export function HandoverPart({ handover }: Pick<CollectorSummary, 'handover'>) {
  const t = useSummaryMessages();
  return (
    <SummaryPart title={t('handovers')} empty={t('handoverNone')} to="/cash/handovers">
      {handover
        ? [
            <SummaryRow
              key="handover"
              figure={
                <span className={styles.amounts}>
                  {handover.amounts?.map(({ currency, amount }) => (
                    <Money key={currency} amount={amount} currency={currency} />
                  ))}
                </span>
              }
            >
              <Link to={`/cash/handovers/${handover.id}`}>
                {t(handover.toReceive ? 'receive' : 'handover', { number: handover.number })}
              </Link>
              <Figure className={styles.quiet}>{formatDate(handover.date)}</Figure>
            </SummaryRow>,
          ]
        : []}
    </SummaryPart>
  );
}
