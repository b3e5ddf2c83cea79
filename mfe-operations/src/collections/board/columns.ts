import type { BoardPickUp } from '@comptoir/api-contract/collection-board';
import { sumsOf, type Sum } from '../../sums';
import type { BoardAddress } from './board-address';
import { boundsOf, shortDay } from './board-days';
import type { Target } from './moves';

/** A column of the board, and what stands in it. */
export interface BoardColumn {
  key: string;
  title: string;
  /** What a pick-up that is put here becomes; nothing where none can be put. */
  target?: Target;
  pickUps: readonly BoardPickUp[];
  sums: readonly Sum[];
}

interface Collector {
  id: string;
  name: string;
}

/** Of those whose collector cannot be chosen any more. */
export const UNASSIGNED = 'unassigned';

/** A column for each collector of the office, before them what has none of these. */
export function columnsOfDay(
  pickUps: readonly BoardPickUp[],
  { days, collectors, unassigned }: { days: readonly string[]; collectors: readonly Collector[]; unassigned: string },
): BoardColumn[] {
  const columns = new Map(collectors.map((collector) => [collector.id, newColumn(collector.name, { collector })]));
  const others = newColumn(unassigned);
  for (const pickUp of within(pickUps, days)) (columns.get(pickUp.collectorId) ?? others).pickUps.push(pickUp);
  const shown = [...columns].map(([key, column]) => added(key, column));
  return others.pickUps.length > 0 ? [added(UNASSIGNED, others), ...shown] : shown;
}

/** A column for each day. */
export function columnsOfWeek(
  pickUps: readonly BoardPickUp[],
  { days, collector, language }: Pick<BoardAddress, 'days' | 'collector'> & { language: string },
): BoardColumn[] {
  return days.map((day) => {
    const column = newColumn(shortDay(day, language), { day });
    for (const pickUp of within(pickUps, [day])) {
      if (collector === '' || pickUp.collectorId === collector) column.pickUps.push(pickUp);
    }
    return added(day, column);
  });
}

/** Pick-ups that one collector would have to make at the same moment, by their numbers. */
export function clashes(pickUps: readonly BoardPickUp[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  const clashing = new Set<string>();
  for (const { id, hasTime, status, collectorId, scheduledCollectionDate } of pickUps) {
    if (!hasTime || status !== 'UNCOLLECTED') continue;
    const when = `${collectorId} ${scheduledCollectionDate}`;
    const other = first.get(when);
    if (other === undefined) first.set(when, id);
    else clashing.add(other).add(id);
  }
  return clashing;
}

function newColumn(title: string, target?: Target) {
  const pickUps: BoardPickUp[] = [];
  return { title, ...(target && { target }), pickUps };
}

function added(key: string, column: ReturnType<typeof newColumn>): BoardColumn {
  return { key, ...column, sums: sumsOf(column.pickUps, ({ scheduledAmount }) => scheduledAmount) };
}

function within(pickUps: readonly BoardPickUp[], days: readonly string[]): readonly BoardPickUp[] {
  const { startDate, endDate } = boundsOf(days);
  return pickUps.filter(({ scheduledCollectionDate: moment }) => moment >= startDate && moment <= endDate);
}
