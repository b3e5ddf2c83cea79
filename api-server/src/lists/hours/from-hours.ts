import { COUNTED_ROWS, MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import type { Reach } from '../../access/reach';
import { DAY_MS } from '../../calendar/durations';
import type { Connection } from '../../database/database';
import { countUpTo, type ListedRows } from '../counted-rows';
import type { HourSource } from './hour-source';
import type { KeptFigures } from './kept-hours.repository';
import { isKept } from './known-scopes';

/** So many rows of a short period are read as they are; where there are more, their hours are. */
export const FEW_ROWS = 500;
/** Of more days than this the hours are read at once. */
const SHORT_MS = 2 * DAY_MS;

/** The rows of a list in a period. */
export interface Period {
  source: HourSource;
  reach: Reach;
  from: string | undefined;
  to: string | undefined;
}

/** Ways to tell something of rows; undefined where there are more than `FEW_ROWS`, or their hours are not kept. */
interface Ways<Told> {
  few: () => Promise<Told | undefined>;
  hours: () => Promise<Told | undefined>;
  all: () => Promise<Told>;
}

/** Tells something of rows from their hours where those are kept and it costs less, else from the rows. */
export async function fromHours<Told>(connection: Connection, period: Period, ways: Ways<Told>): Promise<Told> {
  if (!(await isKept(connection, period.source, period.reach))) return ways.all();
  const few = isShort(period) ? await ways.few() : undefined;
  return few ?? (await ways.hours()) ?? ways.all();
}

/** How many rows of a list there are; where their hours are not kept, up to the first one that is not counted. */
export function countFromHours(
  connection: Connection,
  period: Period,
  { rows, kept }: { rows: ListedRows; kept: (limit: number) => Promise<KeptFigures | undefined> },
): Promise<number> {
  return fromHours(connection, period, {
    async few() {
      const counted = await countUpTo(connection, rows, FEW_ROWS);
      return counted > FEW_ROWS ? undefined : counted;
    },
    async hours() {
      const told = await kept(COUNTED_ROWS);
      if (told && told.looked > COUNTED_ROWS) return MORE_ROWS;
      return told?.figures.reduce((sum, figure) => sum + figure.rows, 0);
    },
    all: () => countUpTo(connection, rows),
  });
}

function isShort({ from, to }: Period): boolean {
  return from !== undefined && to !== undefined && Date.parse(to) - Date.parse(from) <= SHORT_MS;
}
