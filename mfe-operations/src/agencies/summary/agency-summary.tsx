import type { Agency } from '@comptoir/api-contract/agencies';
import { isCollected } from '@comptoir/api-contract/collection-state';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { AgencySummary as Summary, SummaryCollection } from '@comptoir/api-contract/summaries';
import { formatDate, formatDateTime } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Link } from '@comptoir/kernel/router';
import { Figure, Money, Tag } from '@comptoir/ui';
import { PhoneLink } from '@comptoir/ui/list-kit';
import {
  RecordSummary,
  SummaryFigure,
  SummaryFigures,
  SummaryPart,
  SummaryParts,
  SummaryRow,
} from '@comptoir/ui/records';
import { useQuery } from '@tanstack/react-query';
import { useSummaryMessages } from './messages/messages';

const FIGURES = 3;
const PARTS = 3;

/** Usual amount, collections and contact of an agency, which is undefined until it is loaded. */
export function AgencySummary({ id, agency }: { id: string; agency: Agency | undefined }) {
  const t = useSummaryMessages();
  const summary = useQuery(apiQuery('getAgencySummary', { params: { id } }));
  const data = agency && summary.data && { agency, ...summary.data };
  return (
    <RecordSummary label={t('title')} query={{ ...summary, data }} figures={FIGURES} parts={PARTS}>
      {({ agency: place, usual, late, next, last, issues }) => (
        <>
          <Figures usual={usual} late={late} issues={issues} name={place.name} />
          <SummaryParts>
            <SummaryPart title={t('next')} empty={t('nextNone')} to={listOf(place.name, 'state=open')}>
              {next.map((collection, index) => (
                // By the clock of the office, the server puts a late one first.
                <CollectionRow key={collection.id} collection={collection} isLate={late > 0 && index === 0} />
              ))}
            </SummaryPart>
            <SummaryPart title={t('last')} empty={t('lastNone')} to={listOf(place.name, 'from=')}>
              {last.map((collection) => (
                <CollectionRow key={collection.id} collection={collection} />
              ))}
            </SummaryPart>
            {issues.count > 0 && (
              <SummaryPart title={t('issues')} to={listOf(place.name, UNANSWERED)}>
                {issues.collections.map((collection) => (
                  <CollectionRow key={collection.id} collection={collection} showsDifference />
                ))}
              </SummaryPart>
            )}
            <Contact place={place} />
          </SummaryParts>
        </>
      )}
    </RecordSummary>
  );
}

const UNANSWERED = 'from=&unanswered=true';

/** Currencies whose usual amounts are shown. */
const CURRENCIES = 2;

function Figures({ usual, late, issues, name }: Pick<Summary, 'usual' | 'late' | 'issues'> & { name: string }) {
  const t = useSummaryMessages();
  return (
    <SummaryFigures>
      {usual.slice(0, CURRENCIES).map(({ currency, amount, collections }) => (
        <SummaryFigure key={currency} label={t('usual')} note={t('usualOf', { count: collections })}>
          <Money amount={amount} currency={currency} />
        </SummaryFigure>
      ))}
      {usual.length === 0 && (
        <SummaryFigure label={t('usual')} tone="quiet" note={t('usualNone')}>
          –
        </SummaryFigure>
      )}
      <SummaryFigure
        label={t('late')}
        to={listOf(name, 'from=&state=late')}
        tone={late > 0 ? 'warning' : 'quiet'}
        note={t('lateNote')}
      >
        <Figure>{late}</Figure>
      </SummaryFigure>
      <SummaryFigure
        label={t('issues')}
        to={listOf(name, UNANSWERED)}
        tone={issues.count > 0 ? 'warning' : 'quiet'}
        note={t('issuesNote')}
      >
        <Figure>{issues.count}</Figure>
      </SummaryFigure>
    </SummaryFigures>
  );
}

function Contact({ place }: { place: Agency }) {
  const t = useSummaryMessages();
  const { phone, email, address, postalCode, city, lat, lon } = place;
  return (
    <SummaryPart title={t('contact')} inline>
      {[
        <SummaryRow key="phone">
          <PhoneLink number={phone} />
        </SummaryRow>,
        <SummaryRow key="email">
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </SummaryRow>,
        <SummaryRow key="place">
          <a href={`geo:${lat},${lon}`}>
            <bdi>{`${address}, ${postalCode} ${city}`}</bdi>
          </a>
        </SummaryRow>,
      ]}
    </SummaryPart>
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
