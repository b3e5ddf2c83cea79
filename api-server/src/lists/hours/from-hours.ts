import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { SUMMED_ROWS } from '@comptoir/api-contract/list-sums';
import type { Connection } from '../../database/database';
import { lengthOf, type ListedRows } from '../counted-rows';
import type { ListPart } from './hour-source';
import type { StoredFigures } from './stored-figures.repository';
import { hasHourSums } from './hour-scopes';

/** Alternative sources of a figure; `hours` yields undefined once no longer kept. */
interface Sources<Result> {
  hours: () => Promise<Result | undefined>;
  all: () => Promise<Result>;
}

/** Uses hour sums if kept, else the rows. */
export async function fromHours<Result>(
  connection: Connection,
  { source, reach }: ListPart,
  { hours, all }: Sources<Result>,
): Promise<Result> {
  const result = (await hasHourSums(connection, source, reach)) ? await hours() : undefined;
  return result ?? all();
}

/** Exact with hour sums, else up to the summing limit. */
export function countFromHours(
  connection: Connection,
  part: ListPart,
  { rows, kept }: { rows: ListedRows; kept: (limit: number) => Promise<StoredFigures | undefined> },
): Promise<number> {
  return fromHours(connection, part, {
    async hours() {
      const result = await kept(SUMMED_ROWS);
      if (result && result.looked > SUMMED_ROWS) return MORE_ROWS;
      return result?.figures.reduce((sum, figure) => sum + figure.rows, 0);
    },
    all: () => lengthOf(connection, rows, SUMMED_ROWS),
  });
}
