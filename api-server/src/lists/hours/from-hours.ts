import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { SUMMED_ROWS } from '@comptoir/api-contract/list-sums';
import type { Connection } from '../../database/database';
import { lengthOf, type ListedRows } from '../counted-rows';
import type { ListPart } from './hour-source';
import type { KeptFigures } from './kept-hours.repository';
import { isKept } from './known-scopes';

/** Alternative sources of a figure; `hours` yields undefined once no longer kept. */
interface Ways<Told> {
  hours: () => Promise<Told | undefined>;
  all: () => Promise<Told>;
}

/** Uses hour sums if kept, else the rows. */
export async function fromHours<Told>(
  connection: Connection,
  { source, reach }: ListPart,
  { hours, all }: Ways<Told>,
): Promise<Told> {
  const told = (await isKept(connection, source, reach)) ? await hours() : undefined;
  return told ?? all();
}

/** Exact with hour sums, else up to the summing limit. */
export function countFromHours(
  connection: Connection,
  part: ListPart,
  { rows, kept }: { rows: ListedRows; kept: (limit: number) => Promise<KeptFigures | undefined> },
): Promise<number> {
  return fromHours(connection, part, {
    async hours() {
      const told = await kept(SUMMED_ROWS);
      if (told && told.looked > SUMMED_ROWS) return MORE_ROWS;
      return told?.figures.reduce((sum, figure) => sum + figure.rows, 0);
    },
    all: () => lengthOf(connection, rows, SUMMED_ROWS),
  });
}
