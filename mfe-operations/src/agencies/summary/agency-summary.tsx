import type { Agency } from '@comptoir/api-contract/agencies';
import { isCollected } from '@comptoir/api-contract/collection-state';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { AgencyCollection, AgencySummary as Summary } from '@comptoir/api-contract/summaries';
import { formatDate, formatDateTime } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Figure, Tag } from '@comptoir/ui';
import { Money } from '@comptoir/ui/money';
import { RecordSummary, SummaryFigure, SummaryFigures, SummaryPart, SummaryParts } from '@comptoir/ui/records';
import { useQuery } from '@tanstack/react-query';
import { Delay } from '../../collections/delay/delay';
import { overdueMinutes, useMinute } from '../../collections/delay/overdue';
import { SummaryLine, SummaryLines } from '../../summary-lines/summary-line';
import styles from './agency-summary.module.css';
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
            <SummaryLines isRoomy>
              <SummaryPart title={t('next')} empty={t('nextNone')} to={listOf(place.name, 'state=open')}>
                {next.map((collection, index) => (
                  // By the clock of the office, the server puts a late one first.
                  <CollectionRow key={collection.id} collection={collection} isLate={late > 0 && index === 0} />
                ))}
              </SummaryPart>
            </SummaryLines>
            <SummaryLines isRoomy>
              <SummaryPart title={t('last')} empty={t('lastNone')} to={listOf(place.name, 'from=')}>
                {last.map((collection) => (
                  <CollectionRow key={collection.id} collection={collection} />
                ))}
              </SummaryPart>
            </SummaryLines>
            {issues.count > 0 && (
              <SummaryLines isRoomy>
                <SummaryPart title={t('issues')} to={listOf(place.name, UNANSWERED)}>
                  {issues.collections.map((collection) => (
                    <CollectionRow key={collection.id} collection={collection} showsIssue />
                  ))}
                </SummaryPart>
              </SummaryLines>
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
  if (usual.length === 0) {
    return (
      <SummaryFigure label={t('usual')} tone="quiet" note={t('usualNone')}>
        –
      </SummaryFigure>
    );
  }
  return (
    <SummaryFigure label={t('usual')}>
      {usual.map(({ currency, amount, collections }) => (
        <span key={currency}>
          <Money amount={amount} currency={currency} />
          <span className={styles.count}>{t('usualOf', { count: collections })}</span>
        </span>
      ))}
    </SummaryFigure>
  );
}

function listOf(name: string, filters: string): string {
  return `/collection-schedules?${filters}&search=${encodeURIComponent(name)}`;
}

interface CollectionRowProps {
  collection: AgencyCollection;
  isLate?: boolean;
  showsIssue?: boolean;
}

function CollectionRow({ collection, isLate = false, showsIssue = false }: CollectionRowProps) {
  const { id, status, scheduledCollectionDate, actualCollectionDate, hasTime, collectorName } = collection;
  const { scheduledAmount, collectedAmount, currency } = collection;
  const date = actualCollectionDate ?? scheduledCollectionDate;
  return (
    <SummaryLine
      to={isCollected(status) ? `/money-book/${id}` : `/collection-schedules/edit/${id}`}
      detail={<bdi>{collectorName}</bdi>}
      state={<State collection={collection} isLate={isLate} showsIssue={showsIssue} />}
      amount={collectedAmount ?? scheduledAmount}
      currency={currency}
    >
      <Figure>{hasTime && actualCollectionDate === null ? formatDateTime(date) : formatDate(date)}</Figure>
    </SummaryLine>
  );
}

/** Delay of an open collection, and what was not collected as planned. */
function State({ collection, isLate = false, showsIssue = false }: CollectionRowProps) {
  const t = useSummaryMessages();
  const overdue = overdueMinutes(collection, useMinute());
  if (isLate) return <Tag tone="warning">{t('late')}</Tag>;
  if (overdue > 0) return <Delay minutes={overdue} />;
  if (collection.collectedAmount === null) return showsIssue && t('notCollected');
  return collection.collectedAmount === collection.scheduledAmount ? null : <Difference {...collection} />;
}

/** Collected amount less the planned one, with its sign. */
function Difference({ scheduledAmount, collectedAmount, currency }: AgencyCollection) {
  const difference = fromMinor(toMinor(collectedAmount ?? 0) - toMinor(scheduledAmount));
  return (
    <>
      {difference > 0 && '+'}
      <Money signed amount={difference} currency={currency} />
    </>
  );
}
