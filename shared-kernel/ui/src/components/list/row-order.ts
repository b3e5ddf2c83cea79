import { slicedSort } from './sliced-sort';

export interface RowSorting<Row> {
  by: (row: Row) => string | number;
  direction: 'ascending' | 'descending';
  language: string;
}

type Compare = (one: number, other: number) => number;

/** In milliseconds of sorting between yields to the browser. */
const SLICE_MS = 12;

export function compareRows<Row>(rows: readonly Row[], { by, direction, language }: RowSorting<Row>): Compare {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keys = rows.map(by);
  const sign = direction === 'ascending' ? 1 : -1;
  return (one, other) => sign * compareKeys(keys[one] ?? '', keys[other] ?? '', compare);
}

function compareKeys(one: string | number, other: string | number, compare: Intl.Collator['compare']): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : compare(`${one}`, `${other}`);
}

/** Sorted indices of `count` rows; undefined when aborted. */
export async function orderInSlices(
  count: number,
  compare: Compare,
  { signal, now = () => performance.now() }: { signal: AbortSignal; now?: () => number },
): Promise<readonly number[] | undefined> {
  const sorting = slicedSort([...Array(count).keys()], compare);
  let started = now();
  for (;;) {
    const step = sorting.next();
    if (step.done) return step.value;
    if (now() - started > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return undefined;
      started = now();
    }
  }
}

export function inOrder<Row>(rows: readonly Row[], order: readonly number[]): readonly Row[] {
  const ordered: Row[] = [];
  for (const place of order) {
    const row = rows[place];
    if (row !== undefined) ordered.push(row);
  }
  return ordered;
}
