import type { RawBuilder } from 'kysely';
import type { Reach } from '../../access/reach';
import type { HourList } from '../../database/tables/records';

export interface HourSource {
  list: HourList;
  /** Kept per office only, not per country or in total. */
  isOfOffices?: true;
  /** True if sums are reported per part; otherwise parts only filter. */
  reportsParts?: true;
  counts: RawBuilder<unknown>;
  /** Contribution of each row: `at` and the columns of the figures in order. */
  rows: (reach: Reach) => RawBuilder<unknown>;
}

export interface ListPart {
  source: HourSource;
  reach: Reach;
}

/** Key of the stored sums: office, country, or everything. */
export function scopeOf({ officeId, countryCode }: Reach): string {
  return officeId ?? countryCode ?? '';
}
