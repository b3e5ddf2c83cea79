import type { CurrencyTotal } from '@comptoir/api-contract/offices';
import { fromMinor } from '@comptoir/api-contract/money';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { byCurrency } from '../lists/by-currency';
import { sumByCurrency } from './collection-totals.repository';
import type { CurrencySums } from './currency-sums';
import type { CollectionFilter } from './filtered-collections';

export async function sumsOfList(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
): Promise<CurrencyTotal[]> {
  return (await sumByCurrency(connection, reach, filter)).toSorted(byCurrency).map(inMajorUnits);
}

export function inMajorUnits<Sums extends CurrencySums>({ collected, scheduled, ...sum }: Sums) {
  return { ...sum, collected: fromMinor(collected), scheduled: fromMinor(scheduled) };
}
