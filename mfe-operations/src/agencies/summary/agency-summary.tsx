import type { Agency } from '@comptoir/api-contract/agencies';
import { isCollected } from '@comptoir/api-contract/collection-state';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { SummaryCollection } from '@comptoir/api-contract/summaries';
import { formatDate, formatDateTime } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Link } from '@comptoir/kernel/router';
import { Figure, Money, Tag } from '@comptoir/ui';
import { PhoneLink } from '@comptoir/ui/list-kit';
import { RecordSummary, SummaryPart, SummaryRow } from '@comptoir/ui/records';
import { useQuery } from '@tanstack/react-query';
import { useSummaryMessages } from './messages/messages';

const PARTS = 6;

/** Usual amount, collections and contact of an agency, which is undefined until it is loaded. */
export function AgencySummary({ id, agency }: { id: string; agency: Agency | undefined }) {
  const t = useSummaryMessages();
  const summary = useQuery(apiQuery('getAgencySummary', { params: { id } }));
  const data = agency && summary.data && { agency, ...summary.data };
  return (
    <RecordSummary label={t('title')} query={{ ...summary, data }} parts={PARTS}>
      {({ agency: { name, ...place }, usual, late, next, last, issues }) => (
        <>
          <SummaryPart title={t('usual')} empty={t('usualNone')}>
            {usual.slice(0, 3).map(({ currency, amount, collections }) => (
              <SummaryRow key={currency} figure={<Money amount={amount} currency={currency} />}>
                {t('usualOf', { count: collections })}
              </SummaryRow>
            ))}
          </SummaryPart>
          <SummaryPart title={t('next')} empty={t('nextNone')} to={listOf(name, 'state=open')}>
            {next.map((collection, index) => (
              // By the clock of the office, the server puts a late one first.
              <CollectionRow key={collection.id} collection={collection} isLate={late > 0 && index === 0} />
            ))}
          </SummaryPart>
          <SummaryPart title={t('last')} empty={t('lastNone')} to={listOf(name, 'from=')}>
            {last.map((collection) => (
              <CollectionRow key={collection.id} collection={collection} />
            ))}
          </SummaryPart>
          <SummaryPart title={t('issues')} empty={t('issuesNone')} to={listOf(name, 'from=&unanswered=true')}>
            {issues.collections.map((collection) => (
              <CollectionRow key={collection.id} collection={collection} showsDifference />
            ))}
          </SummaryPart>
          <SummaryPart title={t('contact')}>
            {[
              <SummaryRow key="phone">
                <PhoneLink number={place.phone} />
              </SummaryRow>,
              <SummaryRow key="email">
                <a href={`mailto:${place.email}`} dir="ltr">
                  {place.email}
                </a>
              </SummaryRow>,
            ]}
          </SummaryPart>
          <SummaryPart title={t('place')}>
            {[
              <SummaryRow key="address">
                <bdi>{place.address}</bdi>
              </SummaryRow>,
              <SummaryRow key="city">
                <bdi>{`${place.postalCode} ${place.city}`}</bdi>
              </SummaryRow>,
              <SummaryRow key="position">
                <a href={`geo:${place.lat},${place.lon}`}>
                  <Figure>{`${place.lat.toFixed(5)}, ${place.lon.toFixed(5)}`}</Figure>
                </a>
              </SummaryRow>,
            ]}
          </SummaryPart>
        </>
      )}
    </RecordSummary>
  );
}

function listOf(name: string, filters: string): string {
  return `/collection-schedules?${filters}&search=${encodeURIComponent(name)}`;
}

interface CollectionRowProps {
  collection: SummaryCollection;
  isLate?: boolean;
  showsDifference?: boolean;
}

function CollectionRow({ collection, isLate = false, showsDifference = false }: CollectionRowProps) {
  const t = useSummaryMessages();
  const { id, status, scheduledCollectionDate, actualCollectionDate, hasTime, currency } = collection;
  const { scheduledAmount, collectedAmount } = collection;
  const date = actualCollectionDate ?? scheduledCollectionDate;
  const figure = () => {
    if (!showsDifference) return <Money amount={collectedAmount ?? scheduledAmount} currency={currency} />;
    if (collectedAmount === null) return t('notCollected');
    const difference = fromMinor(toMinor(collectedAmount) - toMinor(scheduledAmount));
    return (
      <>
        {difference > 0 && '+'}
        <Money signed amount={difference} currency={currency} />
      </>
    );
  };
  return (
    <SummaryRow figure={figure()}>
      <Link to={isCollected(status) ? `/money-book/${id}` : `/collection-schedules/edit/${id}`}>
        <Figure>{hasTime && actualCollectionDate === null ? formatDateTime(date) : formatDate(date)}</Figure>
      </Link>
      {isLate && <Tag tone="warning">{t('late')}</Tag>}
    </SummaryRow>
  );
}
