import type { BoardPickUp } from '@comptoir/api-contract/collection-board';
import { sumsOf, type Sum } from '../../sums';
import type { BoardAddress } from './board-address';
import { boundsOf, shortDay } from './board-days';
import type { Target } from './moves';

interface Counted {
  sums: readonly Sum[];
  /** Ids of pick-ups that one collector would have to make at the same time. */
  clashing: ReadonlySet<string>;
}

export interface BoardColumn extends Counted {
  key: string;
  title: string;
  /** Fields that a drop here sets; undefined when nothing can be dropped. */
  target?: Target;
  pickUps: readonly BoardPickUp[];
}

type Count = (key: string, pickUps: readonly BoardPickUp[]) => Counted;

/** Counts columns and caches each until one of its pick-ups changes. */
export function newCount(): Count {
  const last = new Map<string, Counted & { pickUps: readonly BoardPickUp[] }>();
  return (key, pickUps) => {
    const known = last.get(key);
    if (known && isSame(known.pickUps, pickUps)) return known;
    const sums = sumsOf(pickUps, ({ scheduledAmount }) => scheduledAmount);
    const counted = { pickUps, sums, clashing: clashesOf(pickUps) };
    last.set(key, counted);
    return counted;
  };
}

interface Collector {
  id: string;
  name: string;
}

/** Key of the column for collectors that can no longer be chosen. */
export const UNASSIGNED = 'unassigned';

/** One column per collector of the office, preceded by the unassigned pick-ups. */
export function columnsOfDay(
  pickUps: readonly BoardPickUp[],
  { days, collectors, unassigned }: { days: readonly string[]; collectors: readonly Collector[]; unassigned: string },
  count: Count = newCount(),
): BoardColumn[] {
  const columns = new Map(collectors.map((collector) => [collector.id, newColumn(collector.name, { collector })]));
  const others = newColumn(unassigned);
  const { startDate, endDate } = boundsOf(days);
  for (const pickUp of pickUps) {
    const { scheduledCollectionDate: moment, collectorId } = pickUp;
    if (moment >= startDate && moment <= endDate) (columns.get(collectorId) ?? others).pickUps.push(pickUp);
  }
  const shown = [...columns].map(([key, column]) => ready(key, column, count));
  return others.pickUps.length > 0 ? [ready(UNASSIGNED, others, count), ...shown] : shown;
}

/** @param pickUps ordered by time */
export function columnsOfWeek(
  pickUps: readonly BoardPickUp[],
  { days, collector, language }: Pick<BoardAddress, 'days' | 'collector'> & { language: string },
  count: Count = newCount(),
): BoardColumn[] {
  let next = 0;
  return days.map((day) => {
    const column = newColumn(shortDay(day, language), { day });
    const { startDate, endDate } = boundsOf([day]);
    for (let pickUp = pickUps[next]; pickUp && pickUp.scheduledCollectionDate <= endDate; pickUp = pickUps[++next]) {
      const isShown = collector === '' || pickUp.collectorId === collector;
      if (isShown && pickUp.scheduledCollectionDate >= startDate) column.pickUps.push(pickUp);
    }
    return ready(day, column, count);
  });
}

function newColumn(title: string, target?: Target) {
  const pickUps: BoardPickUp[] = [];
  return { title, ...(target && { target }), pickUps };
}

function ready(key: string, column: ReturnType<typeof newColumn>, count: Count): BoardColumn {
  const { sums, clashing } = count(key, column.pickUps);
  return { key, ...column, sums, clashing };
}

function isSame(rows: readonly BoardPickUp[], others: readonly BoardPickUp[]): boolean {
  return rows.length === others.length && rows.every((row, index) => row === others[index]);
}

function clashesOf(pickUps: readonly BoardPickUp[]): ReadonlySet<string> {
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
