import { toMinor } from '@comptoir/api-contract/money';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Insertable } from 'kysely';
import type { CollectionsTable, CollectionStatus } from '../database/tables/pick-ups';
import type { DemoAgency } from './demo-agencies';
import { DAY, DAYS_AHEAD, DAYS_BEHIND, HOUR, later, MINUTE, startOfDay } from './demo-clock';
import { DEMO_COUNTRIES, type DemoCountry } from './demo-offices';
import type { Random } from './random';

export type DemoCollection = Insertable<CollectionsTable> & { scheduledAt: Date };

interface Round {
  agencies: readonly DemoAgency[];
  collectorIds: readonly string[];
  countryCode: keyof typeof DEMO_COUNTRIES;
}

/** The pick-ups of an office: each agency every few days, always by the same collector; earliest first. */
export function collectionsOf(round: Round, now: Date, random: Random): DemoCollection[] {
  const country = DEMO_COUNTRIES[round.countryCode];
  return round.agencies
    .flatMap((agency, index) => {
      const collectorId = round.collectorIds[index % round.collectorIds.length] ?? '';
      const interval = random.between(2, 6);
      return pickUpDays(now, random.between(0, interval), interval, country.dayOff).map((day) => {
        const scheduledAt = later(day, 7 * HOUR + random.between(0, 40) * 15 * MINUTE);
        return {
          officeId: agency.officeId,
          agencyId: agency.id,
          collectorId,
          ...pickUp(scheduledAt, now, country, random),
        };
      });
    })
    .toSorted((one, other) => one.scheduledAt.getTime() - other.scheduledAt.getTime());
}

function pickUpDays(now: Date, offset: number, interval: number, dayOff: number): Date[] {
  const days: Date[] = [];
  for (let day = offset - DAYS_BEHIND; day <= DAYS_AHEAD; day += interval) {
    const date = startOfDay(now, day);
    // Whoever opens the demo on a day off still finds pick-ups of today.
    days.push(date.getUTCDay() === dayOff && day !== 0 ? startOfDay(now, day + 1) : date);
  }
  return days;
}

function pickUp(scheduledAt: Date, now: Date, country: DemoCountry, random: Random) {
  const currency = random.chance(0.82) ? country.currency : random.pick(country.others);
  const scheduledMinor = expectedAmount(currency, country, random);
  const result = outcome(scheduledAt, now, random);
  const collected = result === 'COLLECTED' || result === 'COLLECTED_WITH_ISSUES';
  const arrival = later(scheduledAt, random.between(-10, 45) * MINUTE);
  return {
    scheduledAt,
    currency,
    scheduledMinor,
    status: result,
    collectedMinor: collected ? (result === 'COLLECTED' ? scheduledMinor : shortOf(scheduledMinor, random)) : null,
    collectedAt: collected ? (arrival < now ? arrival : now) : null,
    alertDayBefore: random.chance(0.4),
    createdAt: later(scheduledAt, -random.between(3, 9) * DAY),
  };
}

/** Amounts that people agree on by telephone: round ones. */
function expectedAmount(currency: CurrencyCode, country: DemoCountry, random: Random): bigint {
  const [lowest, highest] = currency === country.currency ? country.amounts : [200, 3200];
  const step = highest > 100_000 ? 5000 : 10;
  const share = random.fraction() ** 1.6;
  return toMinor(Math.round((lowest + share * (highest - lowest)) / step) * step);
}

/** What was really there: a little less, now and then a little more. */
function shortOf(scheduledMinor: bigint, random: Random): bigint {
  const percent = BigInt(random.chance(0.8) ? -random.between(1, 12) : random.between(1, 4));
  return scheduledMinor + (scheduledMinor * percent) / 100n;
}

function outcome(scheduledAt: Date, now: Date, random: Random): CollectionStatus {
  const draw = random.fraction();
  if (scheduledAt > now) return 'UNCOLLECTED';
  if (scheduledAt > startOfDay(now) && draw < 0.15) return 'UNCOLLECTED';
  if (draw < 0.92) return 'COLLECTED';
  if (draw < 0.97) return 'COLLECTED_WITH_ISSUES';
  return draw < 0.99 ? 'UNCOLLECTED_WITH_ISSUES' : 'UNCOLLECTED';
}
