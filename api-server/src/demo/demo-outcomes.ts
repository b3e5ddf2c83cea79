import type { CollectionStatus } from '../database/tables/pick-ups';
import { workdayBefore, type DemoDay } from './demo-day';
import { DEMO_COUNTRIES } from './demo-offices';
import type { OfficeRounds, Stop } from './demo-rounds';
import type { Random } from './random';

/** What became of a stop. */
export interface Outcome {
  stop: Stop;
  /** In the round, from 1. */
  position: number;
  status: CollectionStatus;
  /** Nobody of the office has answered the issue that the collector reported. */
  unanswered: boolean;
}

/** What the day before left behind, by the position of a stop among all of the office; the others went well. */
const LEFT_BEHIND: readonly CollectionStatus[] = [
  'UNCOLLECTED',
  'UNCOLLECTED',
  'UNCOLLECTED_WITH_ISSUES',
  'COLLECTED_WITH_ISSUES',
];

/**
 * What became of the rounds of an office by now. Of each round of the demo's day a part is done and a part is not, at
 * whatever hour; the day before left some late and some with issues; earlier days are settled.
 */
export function outcomesOf(
  { countryCode, guideId }: OfficeRounds,
  rounds: readonly (readonly Stop[])[],
  { demo, passed }: { demo: DemoDay; passed: (stop: Stop) => boolean },
  random: Random,
): Outcome[] {
  const before = workdayBefore(demo, DEMO_COUNTRIES[countryCode].dayOff);
  // The guide's come first, so that two of them are late.
  const leftBehind = rounds
    .flat()
    .filter(({ day }) => day === before)
    .toSorted((one, other) => Number(other.collectorId === guideId) - Number(one.collectorId === guideId));
  return rounds.flatMap((round) => {
    const isToday = round.some(({ day }) => day >= demo.first && day <= demo.last);
    const done = isToday ? doneOf(round, passed) : 0;
    return round.map((stop, index): Outcome => {
      const status = statusOf(stop, index < done);
      const unanswered = status.endsWith('_WITH_ISSUES') && stop.day >= before;
      return { stop, position: index + 1, status, unanswered };
    });
  });

  function statusOf(stop: Stop, isDone: boolean): CollectionStatus {
    if (stop.day > demo.last) return 'UNCOLLECTED';
    if (stop.day >= demo.first) return isDone ? 'COLLECTED' : 'UNCOLLECTED';
    if (stop.day === before) return LEFT_BEHIND[leftBehind.indexOf(stop)] ?? 'COLLECTED';
    const draw = random.fraction();
    if (draw < 0.95) return 'COLLECTED';
    return draw < 0.985 ? 'COLLECTED_WITH_ISSUES' : 'UNCOLLECTED_WITH_ISSUES';
  }
}

/** How many of a round are done: those whose time has passed, but never most of them, and of two or more never none. */
function doneOf(round: readonly Stop[], passed: (stop: Stop) => boolean): number {
  const fewest = Math.ceil(round.length / 4);
  const most = Math.floor((9 * round.length + 2) / 20);
  return Math.min(most, Math.max(fewest, round.filter(passed).length));
}
