import {
  SERIES_PREVIEW_DAYS,
  type SeriesPreview,
  type SeriesPreviewInput,
} from '@comptoir/api-contract/pick-up-series';
import { parseRule } from '@comptoir/api-contract/recurrence-rule';
import { requestedBooks } from '../../access/requested-office';
import { dayAfter, dayOf } from '../../calendar/local-day';
import { occurrences } from '../../calendar/recurrence';
import type { WriteTransaction } from '../../database/database';
import { officeZone } from '../../office-zone.repository';
import { findClosures } from '../../office-closures/office-closures.repository';
import type { Change, WithBody } from '../../records/change';
import { comingStart, hasPassed } from './coming-start';
import { MOVED_DAYS_LIMIT, plannedDays, type PlannedDay } from './planned-days';
import { collectionsOfDays } from './series-collections.repository';

const EMPTY_PREVIEW: SeriesPreview = { days: [], goesOn: false };

export async function previewSeries({
  transaction,
  reach,
  body,
}: Change & WithBody<SeriesPreviewInput>): Promise<SeriesPreview> {
  const { id: officeId } = await requestedBooks(transaction, reach, body.officeId);
  const timeZone = await officeZone(transaction, officeId);
  const now = new Date();
  const startDate = body.seriesId === undefined ? comingStart(body, now, timeZone) : body.startDate;
  if (startDate === undefined) return EMPTY_PREVIEW;
  const days = comingDays({ ...body, startDate }, now, timeZone);
  const [first, last] = [days[0], days.slice(0, SERIES_PREVIEW_DAYS).at(-1)];
  if (first === undefined || last === undefined) return EMPTY_PREVIEW;
  const closures = await findClosures(
    transaction,
    { officeId },
    { from: dayAfter(first, -MOVED_DAYS_LIMIT), to: dayAfter(last, MOVED_DAYS_LIMIT) },
  );
  const meant = plannedDays({ ...body, startDate }, closures, { from: first, to: last });
  const planned = body.seriesId === undefined ? meant : await withActualDays(transaction, meant, { ...body, timeZone });
  return { days: planned, goesOn: days.length > SERIES_PREVIEW_DAYS };
}

function comingDays({ rrule, startDate, localTime, seriesId }: SeriesPreviewInput, now: Date, timeZone: string) {
  const rule = parseRule(rrule);
  if (!rule) return [];
  const today = dayOf(now, timeZone);
  // A stored series has already handled today.
  const isGone = seriesId === undefined && hasPassed(today, localTime, now, timeZone);
  const days: string[] = [];
  for (const day of occurrences(rule, startDate)) {
    if (day > today || (day === today && !isGone)) days.push(day);
    if (days.length > SERIES_PREVIEW_DAYS) break;
  }
  return days;
}

/** Excludes cancelled and collected ones; applies individual moves. */
async function withActualDays(
  transaction: WriteTransaction,
  meant: readonly PlannedDay[],
  of: { seriesId?: string | undefined; officeId: string; timeZone: string },
): Promise<PlannedDay[]> {
  const days = meant.map(({ day }) => day);
  const existing = new Map(
    (await collectionsOfDays(transaction, of, days)).map((collection) => [collection.occurrenceDate, collection]),
  );
  return meant
    .flatMap((each) => {
      const collection = existing.get(each.day);
      if (!collection) return [each];
      if (collection.archivedAt !== null || collection.status !== 'UNCOLLECTED') return [];
      const planned = dayOf(collection.scheduledAt, of.timeZone);
      return planned === each.planned ? [each] : [{ day: each.day, planned, reason: collection.movedFor }];
    })
    .toSorted((one, other) => ((one.planned ?? one.day) < (other.planned ?? other.day) ? -1 : 1));
}
