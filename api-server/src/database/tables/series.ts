import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { HolidayRule } from '@comptoir/api-contract/pick-up-series';
import type { Generated } from 'kysely';
import type { OfficeRecord } from './columns';

/** Days are 'YYYY-MM-DD'. */
export interface PickUpSeriesTable extends OfficeRecord {
  agencyId: string;
  /** Null for the collector of the agency's previous collection. */
  collectorId: string | null;
  rrule: string;
  startDate: string;
  /** Local time of the office, 'HH:mm'. */
  localTime: string | null;
  scheduledMinor: bigint;
  currency: CurrencyCode;
  alertDayBefore: Generated<boolean>;
  holidayRule: HolidayRule;
  until: string | null;
  isPaused: Generated<boolean>;
  /** Day up to which collections exist. */
  madeTo: string;
}

export interface OfficeClosuresTable extends OfficeRecord {
  firstDay: string;
  lastDay: string;
  reason: string;
  holiday: string | null;
}
