import { toMinor } from '@comptoir/api-contract/money';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Insertable } from 'kysely';
import { DAY_MS, MINUTE_MS } from '../calendar/durations';
import { instantOn } from '../calendar/local-day';
import type { CollectionsTable, CollectionStatus } from '../database/tables/collections';
import { later } from './demo-clock';
import type { DemoDay } from './demo-day';
import { DEMO_COUNTRIES, type DemoCountry } from './demo-offices';
import { outcomesOf, type Outcome } from './demo-outcomes';
import { roundsOf, type OfficeRounds, type Stop } from './demo-rounds';
import type { Random } from './random';

export type DemoCollection = Insertable<CollectionsTable> & {
  scheduledAt: Date;
  collectedAt: Date | null;
  status: CollectionStatus;
  issueOpen: boolean;
};

/** Assumed time of untimed stops, in minutes after midnight. */
const NOON_MINUTES = 720;

export function collectionsOf(office: OfficeRounds, demo: DemoDay, random: Random): DemoCollection[] {
  const country = DEMO_COUNTRIES[office.countryCode];
  const scheduledAt = ({ day, minutes, hasTime }: Stop) =>
    instantOn(day, hasTime ? minutes : NOON_MINUTES, country.timeZone);
  const rounds = roundsOf(office, demo, random);
  const passed = ({ day, minutes }: Stop) => instantOn(day, minutes, country.timeZone) < demo.now;
  return outcomesOf(office, rounds, { demo, passed }, random)
    .map((outcome) => collection(outcome, { scheduledAt: scheduledAt(outcome.stop), country, demo }, random))
    .toSorted((one, other) => one.scheduledAt.getTime() - other.scheduledAt.getTime());
}

function collection(
  { stop, position, status, unanswered }: Outcome,
  { scheduledAt, country, demo }: { scheduledAt: Date; country: DemoCountry; demo: DemoDay },
  random: Random,
): DemoCollection {
  const { agency, collectorId, hasTime, day } = stop;
  const currency = random.chance(0.82) ? country.currency : random.pick(country.others);
  const scheduledMinor = expectedAmount(currency, country, random);
  const collected = status === 'COLLECTED' || status === 'COLLECTED_WITH_ISSUES';
  const arrival = later(scheduledAt, random.between(-10, 45) * MINUTE_MS);
  return {
    officeId: agency.officeId,
    agencyId: agency.id,
    collectorId,
    scheduledAt,
    hasTime,
    roundPosition: day >= demo.first || status === 'UNCOLLECTED' ? position : null,
    currency,
    scheduledMinor,
    status,
    issueOpen: unanswered,
    collectedMinor: collected ? (status === 'COLLECTED' ? scheduledMinor : shortOf(scheduledMinor, random)) : null,
    collectedAt: collected ? (arrival < demo.now ? arrival : early(position, demo)) : null,
    recordedBy: collected ? collectorId : null,
    alertDayBefore: random.chance(0.4),
    createdAt: later(scheduledAt, -random.between(3, 9) * DAY_MS),
  };
}

/** Just after midnight the first stops count as done, spread over the time since. */
function early(position: number, { now, midnight }: DemoDay): Date {
  return later(midnight, Math.floor((now.getTime() - midnight.getTime()) * (1 - 1 / (position + 1))));
}

function expectedAmount(currency: CurrencyCode, country: DemoCountry, random: Random): bigint {
  const [lowest, highest] = currency === country.currency ? country.amounts : [200, 3200];
  const step = highest > 100_000 ? 5000 : 10;
  const share = random.fraction() ** 1.6;
  return toMinor(Math.round((lowest + share * (highest - lowest)) / step) * step);
}

function shortOf(scheduledMinor: bigint, random: Random): bigint {
  const percent = BigInt(random.chance(0.8) ? -random.between(1, 12) : random.between(1, 4));
  return scheduledMinor + (scheduledMinor * percent) / 100n;
}
