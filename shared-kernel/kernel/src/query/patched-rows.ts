import type { ListDelta } from '@comptoir/api-contract/list-delta';

export interface Identified {
  id: string;
}

/**
 * Applies changes to the rows of a list; unchanged rows keep their identity. Undefined if the result is inconsistent
 * and the whole list must be read.
 */
export function patchedRows<Row extends Identified>(
  rows: readonly Row[],
  { rows: changed, gone }: ListDelta<Row>,
  total: number,
): Row[] | undefined {
  const moved = new Set([...gone, ...changed.map(({ row }) => row.id)]);
  const following = new Map(changed.map(({ after, row }) => [after, row]));
  const patched: Row[] = [];
  let placed = 0;
  const placeAfter = (id: string | null) => {
    for (let next = following.get(id); next; next = following.get(next.id)) {
      patched.push(next);
      placed += 1;
    }
  };
  placeAfter(null);
  for (const row of rows) {
    if (moved.has(row.id)) continue;
    patched.push(row);
    placeAfter(row.id);
  }
  return placed === changed.length && patched.length === total ? patched : undefined;
}
