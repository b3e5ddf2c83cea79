import { toMinor } from '@comptoir/api-contract/money';
import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import { dayAfter } from '../calendar/local-day';
import type { PickUpSeriesTable } from '../database/tables/series';
import { DAYS_AHEAD } from './demo-clock';
import type { DemoDay } from './demo-day';
import { DEMO_COUNTRIES } from './demo-offices';
import type { OfficeRounds } from './demo-rounds';

const RULES = [
  { rrule: 'FREQ=WEEKLY;BYDAY=MO,TH', localTime: '09:30', holidayRule: 'AFTER' },
  { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', localTime: null, holidayRule: 'SKIP' },
  { rrule: 'FREQ=MONTHLY;BYDAY=1WE', localTime: '14:00', holidayRule: 'BEFORE' },
] as const;

export function seriesOf(
  { agencies, collectorIds, countryCode }: OfficeRounds,
  { last }: DemoDay,
): Insertable<PickUpSeriesTable>[] {
  const { currency, amounts } = DEMO_COUNTRIES[countryCode];
  const startDate = dayAfter(last, DAYS_AHEAD + 1);
  return agencies.slice(0, RULES.length).flatMap((agency, index) => {
    const rule = RULES[index];
    const collectorId = collectorIds[index % collectorIds.length];
    if (!rule || collectorId === undefined) return [];
    return {
      ...rule,
      id: newId(),
      officeId: agency.officeId,
      agencyId: agency.id,
      collectorId,
      startDate,
      scheduledMinor: toMinor(amounts[0] * (index + 2)),
      currency,
      until: null,
      madeTo: startDate,
    };
  });
}
