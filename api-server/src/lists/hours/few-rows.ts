import { COUNTED_ROWS, MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import type { Connection } from '../../database/database';
import { countUpTo, type ListedRows } from '../counted-rows';
import type { KeptFigures } from './kept-hours.repository';

/** So many rows are counted and added up as they are; where there are more, the hours that are kept of them are. */
export const FEW_ROWS = 500;

/** How many rows of a list there are: few are counted, many are read from the hours where those are kept. */
export async function countFromHours(
  connection: Connection,
  rows: ListedRows,
  kept: (limit: number) => Promise<KeptFigures | undefined>,
): Promise<number> {
  const few = await countUpTo(connection, rows, FEW_ROWS);
  if (few <= FEW_ROWS) return few;
  const hours = await kept(COUNTED_ROWS);
  if (!hours) return countUpTo(connection, rows);
  return hours.looked > COUNTED_ROWS ? MORE_ROWS : hours.figures.reduce((sum, figure) => sum + figure.rows, 0);
}
