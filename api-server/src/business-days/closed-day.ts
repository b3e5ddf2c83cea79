import type { Reopening, WaitingHandover } from '../database/tables/business-days';
import type { DayRow } from './business-days.repository';

/** A day at its closing. */
export interface ClosedDay {
  day: DayRow;
  number: bigint;
  version: number;
  last: bigint;
  closedAt: Date;
  closedBy: string;
  waiting: readonly WaitingHandover[];
  reopening: Reopening | null;
}
