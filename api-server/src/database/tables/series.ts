import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { HolidayRule } from '@comptoir/api-contract/pick-up-series';
import type { Generated } from 'kysely';
import type { OfficeRecord } from './columns';

/** Days are 'YYYY-MM-DD'. */
export interface PickUpSeriesTable extends OfficeRecord {
  agencyId: string;
  /** Null: each time the collector of the agency's pick-up before. */
  collectorId: string | null;
  rrule: string;
  startDate: string;
  /** 'HH:mm', as clocks of the office show it. */
  localTime: string | null;
  scheduledMinor: bigint;
  currency: CurrencyCode;
  alertDayBefore: Generated<boolean>;
  holidayRule: HolidayRule;
  /** The last day on which there may be one. */
  until: string | null;
  isPaused: Generated<boolean>;
  /** The day to which its pick-ups are there. */
  madeTo: string;
}

export interface OfficeClosuresTable extends OfficeRecord {
  firstDay: string;
  lastDay: string;
  reason: string;
  /** The holiday that it was taken over from. */
  holiday: string | null;
}
