import { slicedSort } from './sliced-sort';

/** What rows are sorted by: the figure or the text of each, in a language (BCP 47). */
export interface RowSorting<Row> {
  by: (row: Row) => string | number;
  direction: 'ascending' | 'descending';
  language: string;
}

type Compare = (one: number, other: number) => number;

/** The browser draws and answers after so many milliseconds of sorting. */
const SLICE_MS = 12;

/** Compares two rows by their places in `rows`. */
export function compareRows<Row>(rows: readonly Row[], { by, direction, language }: RowSorting<Row>): Compare {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keys = rows.map(by);
  const sign = direction === 'ascending' ? 1 : -1;
  return (one, other) => sign * compareKeys(keys[one] ?? '', keys[other] ?? '', compare);
}

function compareKeys(one: string | number, other: string | number, compare: Intl.Collator['compare']): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : compare(`${one}`, `${other}`);
}

/** The places of `count` rows in their order; nothing when it is not wanted any more. */
export async function orderInSlices(
  count: number,
  compare: Compare,
  { signal, now = () => performance.now() }: { signal: AbortSignal; now?: () => number },
): Promise<readonly number[] | undefined> {
  const sorting = slicedSort([...Array(count).keys()], compare);
  let begun = now();
  for (;;) {
    const step = sorting.next();
    if (step.done) return step.value;
    if (now() - begun > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return undefined;
      begun = now();
    }
  }
}

/** `rows` in an order of their places. */
export function inOrder<Row>(rows: readonly Row[], order: readonly number[]): readonly Row[] {
  const ordered: Row[] = [];
  for (const place of order) {
    const row = rows[place];
    if (row !== undefined) ordered.push(row);
  }
  return ordered;
}
