import { collectionState, type CollectionState } from '@comptoir/api-contract/collection-state';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations';
import { localDay } from '../calendar/local-day';
import { agenciesOf } from './demo-agencies';
import { later } from './demo-clock';
import { collectionsOf, type DemoCollection } from './demo-collections';
import { demoDay } from './demo-day';
import { DEMO_COUNTRIES, DEMO_OFFICES } from './demo-offices';
import { dayRate } from './exchange-rates';
import { Random } from './random';

const TIME_ZONES = Object.values(DEMO_COUNTRIES).map(({ timeZone }) => timeZone);
const DAYS = ['2026-11-20', '2026-11-22', '2026-07-05', '2026-10-25'];

function momentsOf(day: string): Date[] {
  const midnight = new Date(`${day}T00:00:00Z`);
  const hours = Array.from({ length: 24 }, (_, hour) => later(midnight, hour * HOUR_MS));
  const midnights = [22, 23, 24].flatMap((hour) =>
    [-MINUTE_MS, MINUTE_MS].map((step) => later(midnight, hour * HOUR_MS + step)),
  );
  return [...hours, ...midnights];
}

function officesAt(now: Date): { name: string; guideId: string | undefined; collections: DemoCollection[] }[] {
  return DEMO_OFFICES.map((plan, index) => {
    const office = { ...plan, id: `office-${index}` };
    const random = new Random(2026 + index);
    const collectorIds = plan.collectors.map((name) => name);
    const [guideId] = index === 0 ? collectorIds : [];
    const agencies = agenciesOf(office, random);
    const rounds = { agencies, collectorIds, countryCode: plan.countryCode, ...(guideId !== undefined && { guideId }) };
    return { name: plan.name, guideId, collections: collectionsOf(rounds, demoDay(now), random) };
  });
}

function seen(collections: readonly DemoCollection[], timeZone: string, now: Date): Record<CollectionState, number> {
  const today = localDay(timeZone, now);
  const counts = { planned: 0, due: 0, late: 0, collected: 0, issues: 0 };
  for (const { status, scheduledAt, collectedAt, issueOpen } of collections) {
    const state = collectionState({ status, scheduledCollectionDate: scheduledAt.toISOString() }, today);
    const isToday = (moment: Date | null) =>
      moment !== null && moment.getTime() >= today.begins && moment.getTime() <= today.ends;
    if (state === 'collected' && !(isToday(scheduledAt) && isToday(collectedAt))) continue;
    if (state === 'issues' && !issueOpen) continue;
    counts[state] += 1;
  }
  return counts;
}

describe.each(DAYS)('on the %s, at every hour', (day) => {
  const moments = momentsOf(day).map((now) => ({ now, at: now.toISOString(), offices: officesAt(now) }));

  it('each office has late, due, collected, planned and failed collections in every time zone', () => {
    const lacking = moments.flatMap(({ now, at, offices }) =>
      offices.flatMap(({ name, collections }) =>
        TIME_ZONES.flatMap((timeZone) =>
          Object.entries(seen(collections, timeZone, now))
            .filter(([, count]) => count === 0)
            .map(([state]) => `${at}: ${name}, seen from ${timeZone}, has none that is ${state}`),
        ),
      ),
    );
    expect(lacking).toEqual([]);
  });

  it('the guide has a long round: two late, some done, most due, some tomorrow', () => {
    for (const { now, offices } of moments) {
      const [office] = offices;
      const own = office?.collections.filter(({ collectorId }) => collectorId === office.guideId) ?? [];
      const { late, due, collected, planned } = seen(own, 'Africa/Algiers', now);
      // Between the midnights of Algiers and London, leftovers of yesterday are late as well.
      expect(demoDay(now).first === demoDay(now).last ? late : 2).toBe(2);
      expect(late).toBeGreaterThanOrEqual(2);
      expect(due + collected).toBeGreaterThanOrEqual(8);
      expect(collected).toBeGreaterThanOrEqual(1);
      expect(due).toBeGreaterThan(collected);
      expect(planned).toBeGreaterThanOrEqual(3);
      const today = localDay('Africa/Algiers', now);
      const round = own.filter(({ scheduledAt: at }) => at.getTime() >= today.begins && at.getTime() <= today.ends);
      const places = round.map(({ roundPosition }) => roundPosition ?? 0).toSorted((one, other) => one - other);
      expect(places).toEqual(round.map((_, index) => index + 1));
      expect(round.some(({ hasTime }) => hasTime)).toBe(true);
    }
  });

  it('nothing is collected in the future, or old and still open', () => {
    const wrong = moments.flatMap(({ now, offices }) =>
      offices
        .flatMap(({ collections }) => collections)
        .filter(
          ({ collectedAt, status, scheduledAt }) =>
            (collectedAt !== null && collectedAt > now) ||
            (status === 'UNCOLLECTED' && scheduledAt.getTime() < now.getTime() - 4 * DAY_MS),
        ),
    );
    expect(wrong).toEqual([]);
  });
});

it('rates change by less than half a per cent per day, and invert exactly', () => {
  for (let day = 0; day < 400; day += 1) {
    const at = later(new Date('2026-01-01T06:12:00Z'), day * DAY_MS);
    const [rate, next] = [dayRate('USD', 'DZD', at), dayRate('USD', 'DZD', later(at, DAY_MS))];
    expect(Math.abs(next / rate - 1)).toBeLessThan(0.005);
    expect(Math.abs(rate * dayRate('DZD', 'USD', at) - 1)).toBeLessThan(0.0005);
    expect(Math.abs(rate / 134.5 - 1)).toBeLessThan(0.01);
  }
});
