import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { isCollected } from '@comptoir/api-contract/collection-state';
import { sumsOf, type Sum } from '@comptoir/api-contract/sums';
import type { BoardAddress } from './board-address';
import { boundsOf, shortDay } from './board-days';
import type { Target } from './moves';

/** Planned amount of a currency, with its collected part in a column with collected ones. */
export interface BoardSum extends Sum {
  collected?: number;
}

interface Counted {
  sums: readonly BoardSum[];
  /** Ids of collections that one collector would have to make at the same time. */
  clashing: ReadonlySet<string>;
}

export interface BoardColumn extends Counted {
  key: string;
  title: string;
  /** Fields that a drop here sets; undefined when nothing can be dropped. */
  target?: Target;
  collections: readonly BoardCollection[];
}

type Count = (key: string, collections: readonly BoardCollection[]) => Counted;

/** Counts columns and caches each until one of its collections changes. */
export function newCount(): Count {
  const last = new Map<string, Counted & { collections: readonly BoardCollection[] }>();
  return (key, collections) => {
    const previous = last.get(key);
    if (previous && isSame(previous.collections, collections)) return previous;
    const counted = { collections, sums: boardSumsOf(collections), clashing: clashesOf(collections) };
    last.set(key, counted);
    return counted;
  };
}

function boardSumsOf(collections: readonly BoardCollection[]): BoardSum[] {
  const planned = sumsOf(collections, ({ scheduledAmount }) => scheduledAmount);
  if (!collections.some(({ status }) => isCollected(status))) return planned;
  const collected = new Map(sumsOf(collections, collectedAmount).map(({ currency, amount }) => [currency, amount]));
  return planned.map((sum) => ({ ...sum, collected: collected.get(sum.currency) ?? 0 }));
}

/** Amount in hand of a collection. Older servers send no result. */
function collectedAmount({ status, collected, scheduledAmount }: BoardCollection): number {
  return collected?.amount ?? (isCollected(status) ? scheduledAmount : 0);
}

interface Collector {
  id: string;
  name: string;
}

/** Key of the column for collectors that can no longer be chosen. */
export const UNASSIGNED = 'unassigned';

/** One column per collector of the office, preceded by the unassigned collections. */
export function columnsOfDay(
  collections: readonly BoardCollection[],
  { days, collectors, unassigned }: { days: readonly string[]; collectors: readonly Collector[]; unassigned: string },
  count: Count = newCount(),
): BoardColumn[] {
  const columns = new Map(collectors.map((collector) => [collector.id, newColumn(collector.name, { collector })]));
  const others = newColumn(unassigned);
  const { startDate, endDate } = boundsOf(days);
  for (const collection of collections) {
    const { scheduledCollectionDate: moment, collectorId } = collection;
    if (moment >= startDate && moment <= endDate) (columns.get(collectorId) ?? others).collections.push(collection);
  }
  const shown = [...columns].map(([key, column]) => ready(key, column, count));
  return others.collections.length > 0 ? [ready(UNASSIGNED, others, count), ...shown] : shown;
}

/** @param collections ordered by time */
export function columnsOfWeek(
  collections: readonly BoardCollection[],
  { days, collector, language }: Pick<BoardAddress, 'days' | 'collector'> & { language: string },
  count: Count = newCount(),
): BoardColumn[] {
  let next = 0;
  return days.map((day) => {
    const column = newColumn(shortDay(day, language), { day });
    const { startDate, endDate } = boundsOf([day]);
    for (
      let collection = collections[next];
      collection && collection.scheduledCollectionDate <= endDate;
      collection = collections[++next]
    ) {
      const isShown = collector === '' || collection.collectorId === collector;
      if (isShown && collection.scheduledCollectionDate >= startDate) column.collections.push(collection);
    }
    return ready(day, column, count);
  });
}

function newColumn(title: string, target?: Target) {
  const collections: BoardCollection[] = [];
  return { title, ...(target && { target }), collections };
}

function ready(key: string, column: ReturnType<typeof newColumn>, count: Count): BoardColumn {
  const collections = column.collections.toSorted((one, other) => stageOf(one) - stageOf(other));
  const { sums, clashing } = count(key, collections);
  return { key, ...column, collections, sums, clashing };
}

/** Work that is left comes first: at a time, then at any time of the day. */
function stageOf({ status, hasTime }: BoardCollection): number {
  if (isCollected(status)) return 2;
  return hasTime ? 0 : 1;
}

function isSame(rows: readonly BoardCollection[], others: readonly BoardCollection[]): boolean {
  return rows.length === others.length && rows.every((row, index) => row === others[index]);
}

function clashesOf(collections: readonly BoardCollection[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  const clashing = new Set<string>();
  for (const { id, hasTime, status, collectorId, scheduledCollectionDate } of collections) {
    if (!hasTime || status !== 'UNCOLLECTED') continue;
    const when = `${collectorId} ${scheduledCollectionDate}`;
    const other = first.get(when);
    if (other === undefined) first.set(when, id);
    else clashing.add(other).add(id);
  }
  return clashing;
}
