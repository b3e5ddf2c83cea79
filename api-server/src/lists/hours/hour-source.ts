import type { RawBuilder } from 'kysely';
import type { Reach } from '../../access/reach';
import type { HourList } from '../../database/tables/records';

/** A list whose hours are kept, and where they come from. */
export interface HourSource {
  list: HourList;
  /** Of offices alone, not of countries and of everything as well. */
  isOfOffices?: true;
  /** Whether what is told of one part is told by itself; else parts are only looked for, and told together. */
  tellsParts?: true;
  /** How many rows each office has: `office_id`, `rows`. */
  counts: RawBuilder<unknown>;
  /** What each row of a reach adds to its hour: `at`, and the columns of the figures in their order. */
  rows: (reach: Reach) => RawBuilder<unknown>;
}

/** A list in a part of the business. */
export interface ListPart {
  source: HourSource;
  reach: Reach;
}

/** Where the figures of a reach are kept: of an office, of a country, or of everything. */
export function scopeOf({ officeId, countryCode }: Reach): string {
  return officeId ?? countryCode ?? '';
}
