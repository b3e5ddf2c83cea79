import type { Agency } from '@comptoir/api-contract/agencies';
import { isCollected } from '@comptoir/api-contract/collection-state';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { AgencySummary as Summary, SummaryCollection } from '@comptoir/api-contract/summaries';
import { formatDate, formatDateTime } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { apiQuery } from '@comptoir/kernel/query';
import { Link } from '@comptoir/kernel/router';
import { Figure, Tag } from '@comptoir/ui';
import { Money } from '@comptoir/ui/money';
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
const PARTS = 2;

/** Usual amount and collections of an agency, which is undefined until it is loaded. */
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
                <CollectionRow key={collection.id} collection={collection} showsResult />
              ))}
            </SummaryPart>
            {issues.count > 0 && (
              <SummaryPart title={t('issues')} to={listOf(place.name, UNANSWERED)}>
                {issues.collections.map((collection) => (
                  <CollectionRow key={collection.id} collection={collection} showsDifference />
                ))}
              </SummaryPart>
            )}
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
      <Usual usual={usual.slice(0, CURRENCIES)} />
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

/** Usual amount by currency, in one tile. */
function Usual({ usual }: Pick<Summary, 'usual'>) {
  const t = useSummaryMessages();
  const { language } = useLanguage();
  const [first, ...others] = usual;
  if (!first) {
    return (
      <SummaryFigure label={t('usual')} tone="quiet" note={t('usualNone')}>
        –
      </SummaryFigure>
    );
  }
  const counts = new Intl.ListFormat(language).format(usual.map(({ collections }) => `${collections}`));
  const note = others.length === 0 ? t('usualOf', { count: first.collections }) : t('usualOfEach', { counts });
  return (
    <SummaryFigure label={t('usual')} note={note}>
      {usual.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
    </SummaryFigure>
  );
}

function listOf(name: string, filters: string): string {
  return `/collection-schedules?${filters}&search=${encodeURIComponent(name)}`;
}

interface CollectionRowProps {
  collection: SummaryCollection;
  isLate?: boolean;
  showsDifference?: boolean;
  /** Adds the difference where another amount was collected than planned. */
  showsResult?: boolean;
}

function CollectionRow({ collection, isLate, showsDifference = false, showsResult = false }: CollectionRowProps) {
  const t = useSummaryMessages();
  const { id, status, scheduledCollectionDate, actualCollectionDate, hasTime, currency } = collection;
  const { scheduledAmount, collectedAmount } = collection;
  const date = actualCollectionDate ?? scheduledCollectionDate;
  const figure = () => {
    if (showsDifference && collectedAmount === null) return t('notCollected');
    if (showsDifference) return <Difference {...collection} />;
    if (!showsResult || collectedAmount === null || collectedAmount === scheduledAmount) {
      return <Money amount={collectedAmount ?? scheduledAmount} currency={currency} />;
    }
    return (
      // Amounts are under each other at the right in every language.
      <span dir="ltr">
        <Difference {...collection} /> <Money amount={collectedAmount} currency={currency} />
      </span>
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

/** Collected amount less the planned one, with its sign. */
function Difference({ scheduledAmount, collectedAmount, currency }: SummaryCollection) {
  const difference = fromMinor(toMinor(collectedAmount ?? 0) - toMinor(scheduledAmount));
  return (
    <>
      {difference > 0 && '+'}
      <Money signed amount={difference} currency={currency} />
    </>
  );
}
