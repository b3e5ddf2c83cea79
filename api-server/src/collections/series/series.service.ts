import type {
  FollowingCollections,
  Series,
  SeriesChange,
  SeriesFollowing,
  SeriesInput,
} from '@comptoir/api-contract/pick-up-series';
import { parseRule, ruleText } from '@comptoir/api-contract/recurrence-rule';
import { v7 as newId } from 'uuid';
import { requestedOffice } from '../../access/requested-office';
import type { Reach } from '../../access/reach';
import { refusedAt } from '../../api-error';
import { dayAfter, dayOf, instantOn } from '../../calendar/local-day';
import { occurrences, occurrencesBetween } from '../../calendar/recurrence';
import { requireAssignable } from '../../cash-limits/cash-limits.service';
import type { Connection, WriteTransaction } from '../../database/database';
import { raiseVersion } from '../../lists/list-versions.repository';
import type { Change, ChangeOfOne, WithBody } from '../../records/change';
import { recordsOf } from '../../records/records-of';
import { officeZone } from '../../office-zone.repository';
import type { Versioned } from '../../results';
import { requireParties } from '../required-parties';
import { followSeries } from './follow-series';
import { comingStart } from './coming-start';
import { asSeries, lastDay, seriesColumns } from './series-answer';
import { countFollowing, moveToSuccessor, lastCollector } from './series-collections.repository';
import { findSeriesRow, insertSeries, updateSeriesRow } from './series.repository';

async function findSeries(connection: Connection, reach: Reach, id: string): Promise<Versioned<Series> | undefined> {
  const row = await findSeriesRow(connection, reach, id);
  return row && asSeries(row);
}

export const series = recordsOf<Versioned<Series>>('series', {
  table: 'pickUpSeries',
  find: findSeries,
  place: ({ officeId }) => ({ officeId }),
  // Derived values are excluded from the history.
  audited: (row) => ({ ...row, next: undefined, nextDay: undefined, state: undefined, timeZone: undefined }),
});

/** @throws {ApiError} 403 for an office outside the reach, 422 for an unknown agency or collector */
export async function planSeries(call: Change & WithBody<SeriesInput>): Promise<Versioned<Series>> {
  const { transaction, reach, body } = call;
  const { id: officeId } = await requestedOffice(transaction, reach, body.officeId);
  await requirePlan(transaction, officeId, body);
  const created = await series.create(call, async () => {
    const id = newId();
    const startDate = comingStart(body, new Date(), await officeZone(transaction, officeId));
    if (startDate === undefined) throw refusedAt('startDate', 'series-past');
    await insertSeries(transaction, { ...seriesColumns({ ...body, startDate }), id, officeId, madeTo: startDate });
    return id;
  });
  return applySeries(call, created.id);
}

/**
 * Ends a series before a day and continues it as a new series, or changes it in place if it has no earlier day.
 *
 * @throws {ApiError} 404, 412, 422 for a past day, or an unknown agency or collector
 */
export async function changeFollowing(call: ChangeOfOne & WithBody<SeriesFollowing>): Promise<Versioned<Series>> {
  const { transaction, body } = call;
  const before = await series.locked(call);
  const { officeId, id: oldId } = before;
  const { startDate: day } = body;
  if (day < dayOf(new Date(), before.timeZone)) throw refusedAt('startDate', 'series-past');
  await requirePlan(transaction, officeId, body, before);
  const columns = seriesColumns(body);
  if (!hasDayBefore(before, day)) {
    await series.change(call, () => updateSeriesRow(transaction, oldId, { ...columns, isPaused: false }));
    return applySeries(call, oldId);
  }
  const until = earlier(dayAfter(day, -1), before.until);
  await series.change(call, () => updateSeriesRow(transaction, oldId, { until }));
  const next = await series.create(call, async () => {
    const id = newId();
    await insertSeries(transaction, { ...columns, id, officeId, madeTo: day });
    return id;
  });
  await moveToSuccessor(transaction, { officeId, from: oldId, to: next.id, day });
  await raiseVersion(transaction, 'collections', officeId);
  return applySeries(call, next.id);
}

/** @throws {ApiError} 404, 412, 422 for a last day before yesterday */
export async function changeSeries(call: ChangeOfOne & WithBody<SeriesChange>): Promise<Versioned<Series>> {
  const { transaction, body } = call;
  const { id } = await series.change(call, async (before) => {
    const { until, isPaused } = body;
    const yesterday = dayAfter(dayOf(new Date(), before.timeZone), -1);
    if (until && until < yesterday) throw refusedAt('until', 'series-past');
    await updateSeriesRow(transaction, before.id, {
      ...(until !== undefined && { until: earlier(until, lastDay(before)) }),
      ...(isPaused !== undefined && { isPaused }),
    });
  });
  return applySeries(call, id);
}

/** @throws {ApiError} 404 */
export async function followingCollections(
  call: Omit<Change, 'transaction'> & { connection: Connection; params: { id: string }; query: { from: string } },
): Promise<FollowingCollections> {
  const { connection, query } = call;
  const found = await series.get(call);
  const today = dayOf(new Date(), found.timeZone);
  const day = query.from < today ? today : query.from;
  const counted = await countFollowing(connection, found, { day, begins: instantOn(today, 0, found.timeZone) });
  return { ...counted, rrule: ruleFrom(found, day) };
}

/** Reduces COUNT by the occurrences before a day. */
function ruleFrom({ rrule, startDate }: Series, day: string): string {
  const rule = parseRule(rrule);
  if (rule?.end.kind !== 'count') return rrule;
  const passed = occurrencesBetween(rule, startDate, startDate, dayAfter(day, -1)).length;
  return ruleText({ ...rule, end: { kind: 'count', count: Math.max(1, rule.end.count - passed) } });
}

function hasDayBefore({ rrule, startDate }: Series, day: string): boolean {
  const rule = parseRule(rrule);
  const first = rule && occurrences(rule, startDate).next();
  return first !== undefined && first.done !== true && first.value < day;
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

async function requirePlan(
  transaction: WriteTransaction,
  officeId: string,
  { agencyId, collectorId }: SeriesFollowing,
  before?: Series,
): Promise<void> {
  // An unchanged collector may be archived.
  const isNew = collectorId !== null && collectorId !== before?.collectorId;
  await requireParties(transaction, officeId, { agencyId, ...(isNew && { collectorId }) });
  if (collectorId !== null) return;
  const last = await lastCollector(transaction, { officeId, agencyId });
  if (last === undefined) throw refusedAt('collectorId', 'series-no-collector');
  if (before?.collectorId !== null) {
    await requireAssignable(transaction, officeId, new Map([[last, ['collectorId']]]));
  }
}

async function applySeries(call: Change, id: string): Promise<Versioned<Series>> {
  const row = await findSeriesRow(call.transaction, call.reach, id);
  if (row) await followSeries(call, row, new Date());
  return series.found(call.transaction, call, id);
}
