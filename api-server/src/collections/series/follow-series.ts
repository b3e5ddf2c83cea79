import { SERIES_DAYS_AHEAD } from '@comptoir/api-contract/pick-up-series';
import { dayAfter, dayOf, instantOn, resolveLocalTime } from '../../calendar/local-day';
import { findClosures } from '../../office-closures/office-closures.repository';
import { updateCollection } from '../collection-writes.repository';
import { cancelNotice } from '../collection-notice';
import { followChanged, followPlanned, trackCollection, type Author } from '../collection-trail';
import { readCollection, readCollections, type CollectionRow } from '../collections.repository';
import { hasPassed } from './coming-start';
import { MOVED_DAYS_LIMIT, plannedDays, type PlannedDay } from './planned-days';
import { lockCollections, insertCollections, lastCollector } from './series-collections.repository';
import { saveMadeTo, type SeriesRow } from './series.repository';

/** An ended series needs no further collections. */
const FOR_EVER = '9999-12-31';

/** One day further than UTC, for zones where it is tomorrow already. */
export function horizon(now: Date): string {
  return dayAfter(dayOf(now, 'UTC'), SERIES_DAYS_AHEAD + 1);
}

/**
 * Creates, updates and cancels future collections of a locked series. Leaves past, collected, detached and
 * individually cancelled ones unchanged.
 */
export async function followSeries(author: Author, series: SeriesRow, now: Date): Promise<void> {
  if (series.state === 'resting') return;
  const { transaction } = author;
  const today = dayOf(now, series.timeZone);
  const to = horizon(now);
  const planned = series.isPaused ? [] : await ruleDays(author, series, { from: today, to });
  const { known, rows } = await lockCollections(transaction, series, today);
  const begins = instantOn(today, 0, series.timeZone);
  const meant = new Map(planned.map((each) => [each.day, each]));
  for (const row of rows) {
    if (!follows(row, begins)) continue;
    const plan = meant.get(row.occurrenceDate ?? '');
    if (!plan || plan.planned === null || plan.planned < today) await release(author, row);
    else await change(author, row, columnsOf(series, plan));
  }
  const there = new Set(known.map(({ occurrenceDate }) => occurrenceDate));
  await make(
    author,
    series,
    planned.filter((each) => !there.has(each.day) && isUpcoming(each, series, now)),
  );
  const hasEnded = series.until !== null && series.until <= to && !series.isPaused;
  await saveMadeTo(transaction, series.id, hasEnded ? FOR_EVER : to);
}

/** Skips a time that has passed, since the collection would be late from the start. */
function isUpcoming({ planned }: PlannedDay, { localTime, timeZone }: SeriesRow, now: Date): boolean {
  return planned !== null && planned >= dayOf(now, timeZone) && !hasPassed(planned, localTime, now, timeZone);
}

async function ruleDays({ transaction }: Author, series: SeriesRow, days: { from: string; to: string }) {
  const closures = await findClosures(
    transaction,
    { officeId: series.officeId },
    { from: dayAfter(days.from, -MOVED_DAYS_LIMIT), to: dayAfter(days.to, MOVED_DAYS_LIMIT) },
  );
  return plannedDays(series, closures, days);
}

function follows({ status, isDetached, scheduledAt }: CollectionRow, begins: Date): boolean {
  return status === 'UNCOLLECTED' && !isDetached && scheduledAt >= begins;
}

function columnsOf(series: SeriesRow, { day, planned, reason }: PlannedDay) {
  const [hours = 0, minutes = 0] = (series.localTime ?? '00:00').split(':').map(Number);
  return {
    agencyId: series.agencyId,
    scheduledAt: resolveLocalTime(planned ?? day, hours * 60 + minutes, series.timeZone),
    hasTime: series.localTime !== null,
    scheduledMinor: series.scheduledMinor,
    currency: series.currency,
    alertDayBefore: series.alertDayBefore,
    movedFor: planned === day ? null : reason,
    ...(series.collectorId !== null && { collectorId: series.collectorId }),
  };
}

async function make(author: Author, series: SeriesRow, missing: readonly PlannedDay[]): Promise<void> {
  if (missing.length === 0) return;
  const { transaction } = author;
  const { officeId, id: seriesId } = series;
  const collectorId = series.collectorId ?? (await lastCollector(transaction, series));
  if (collectorId === undefined) return;
  const ids = await insertCollections(
    transaction,
    missing.map((each) => ({
      collectorId,
      ...columnsOf(series, each),
      officeId,
      seriesId,
      occurrenceDate: each.day,
      collectedMinor: null,
    })),
  );
  if (ids.length > 0) await followPlanned(author, await readCollections(transaction, { officeId }, ids));
}

async function change(author: Author, before: CollectionRow, columns: ReturnType<typeof columnsOf>): Promise<void> {
  const is: Record<string, unknown> = before;
  const isSame = Object.entries(columns).every(([name, value]) => valueOf(value) === valueOf(is[name]));
  if (isSame) return;
  const { transaction } = author;
  await updateCollection(transaction, before, columns);
  const after = await readCollection(transaction, { officeId: before.officeId }, String(before.id));
  await followChanged(author, { before, after });
}

function valueOf(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : value;
}

/** Frees the day, in case the rule includes it again. */
async function release(author: Author, before: CollectionRow): Promise<void> {
  await updateCollection(author.transaction, before, { archivedAt: new Date(), occurrenceDate: null });
  await cancelNotice(author.transaction, before);
  await trackCollection(author, { before });
}
