import { dayAfter, weekdayOf } from '../calendar/local-day';
import type { DemoAgency } from './demo-agencies';
import { DAYS_AHEAD, DAYS_BEHIND } from './demo-clock';
import { workdayBefore, type DemoDay } from './demo-day';
import { DEMO_COUNTRIES } from './demo-offices';
import type { Random } from './random';

type VisitedAgency = Pick<DemoAgency, 'officeId' | 'id' | 'lat' | 'lon'>;

export interface OfficeRounds {
  agencies: readonly VisitedAgency[];
  collectorIds: readonly string[];
  countryCode: keyof typeof DEMO_COUNTRIES;
  guideId?: string;
}

/** `minutes` after midnight, within opening hours. */
export interface Stop {
  agency: VisitedAgency;
  collectorId: string;
  day: string;
  minutes: number;
  hasTime: boolean;
}

const GUIDED = { today: 10, before: 3, after: 4 } as const;

/** Rounds in walking order: each agency every few days; today and the previous day are never empty. */
export function roundsOf(office: OfficeRounds, demo: DemoDay, random: Random): Stop[][] {
  const { dayOff } = DEMO_COUNTRIES[office.countryCode];
  const before = workdayBefore(demo, dayOff);
  const rounds = new Map<string, Stop[]>();
  for (const [index, agency] of inWalkingOrder(office.agencies).entries()) {
    const days = new Set(regularDays(demo, dayOff, random));
    for (const day of index % 3 === 0 ? [before] : [demo.first, demo.last]) days.add(day);
    const guided = guidedDays(office, demo, before, index);
    for (const day of [...days, ...guided.filter((day) => !days.has(day))]) {
      const collectorId =
        guided.includes(day) && office.guideId !== undefined ? office.guideId : regularCollector(office, index);
      const stop = { agency, collectorId, day, minutes: 480 + random.between(0, 40) * 15, hasTime: random.chance(0.6) };
      const key = `${day} ${collectorId}`;
      rounds.set(key, [...(rounds.get(key) ?? []), stop]);
    }
  }
  return [...rounds.values()].map(sortedByTime);
}

function guidedDays({ guideId }: OfficeRounds, demo: DemoDay, before: string, index: number): string[] {
  if (guideId === undefined) return [];
  return [
    ...(index < GUIDED.today ? [demo.first, demo.last] : []),
    ...(index < GUIDED.before ? [before] : []),
    ...(index < GUIDED.after ? [dayAfter(demo.last, 1)] : []),
  ].filter((day, position, all) => all.indexOf(day) === position);
}

function regularCollector({ collectorIds }: OfficeRounds, index: number): string {
  return collectorIds[index % collectorIds.length] ?? '';
}

function regularDays({ first }: DemoDay, dayOff: number, random: Random): string[] {
  const interval = random.between(2, 6);
  const days: string[] = [];
  for (let offset = random.between(0, interval) - DAYS_BEHIND; offset <= DAYS_AHEAD; offset += interval) {
    const day = dayAfter(first, offset);
    // A day off today still has collections.
    days.push(weekdayOf(day) === dayOff && offset !== 0 ? dayAfter(day, 1) : day);
  }
  return days;
}

function sortedByTime(round: readonly Stop[]): Stop[] {
  const times = round.map(({ minutes }) => minutes).toSorted((one, other) => one - other);
  return round.map((stop, index) => ({ ...stop, minutes: times[index] ?? stop.minutes }));
}

function inWalkingOrder(agencies: readonly VisitedAgency[]): VisitedAgency[] {
  const left = [...agencies];
  const walk = left.splice(0, 1);
  for (let here = walk[0]; here && left.length > 0;) {
    const { lat, lon } = here;
    const distances = left.map((agency) => (agency.lat - lat) ** 2 + (agency.lon - lon) ** 2);
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1);
    if (next) walk.push(next);
    here = next;
  }
  return walk;
}
