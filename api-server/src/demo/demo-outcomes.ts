import type { CollectionStatus } from '../database/tables/collections';
import { workdayBefore, type DemoDay } from './demo-day';
import { DEMO_COUNTRIES } from './demo-offices';
import type { OfficeRounds, Stop } from './demo-rounds';
import type { Random } from './random';

export interface Outcome {
  stop: Stop;
  position: number;
  status: CollectionStatus;
  unanswered: boolean;
}

const LATE_OUTCOMES: readonly CollectionStatus[] = [
  'UNCOLLECTED',
  'UNCOLLECTED',
  'UNCOLLECTED_WITH_ISSUES',
  'COLLECTED_WITH_ISSUES',
];

/**
 * Outcomes of all rounds: today's are partly done at any hour, yesterday left some late or failed, earlier days
 * are settled.
 */
export function outcomesOf(
  { countryCode, guideId }: OfficeRounds,
  rounds: readonly (readonly Stop[])[],
  { demo, passed }: { demo: DemoDay; passed: (stop: Stop) => boolean },
  random: Random,
): Outcome[] {
  const before = workdayBefore(demo, DEMO_COUNTRIES[countryCode].dayOff);
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
    if (stop.day === before) return LATE_OUTCOMES[leftBehind.indexOf(stop)] ?? 'COLLECTED';
    const draw = random.fraction();
    if (draw < 0.95) return 'COLLECTED';
    return draw < 0.985 ? 'COLLECTED_WITH_ISSUES' : 'UNCOLLECTED_WITH_ISSUES';
  }
}

/** Number of stops done: those whose time has passed, within a minimum and a maximum share. */
function doneOf(round: readonly Stop[], passed: (stop: Stop) => boolean): number {
  const fewest = Math.ceil(round.length / 4);
  const most = Math.floor((9 * round.length + 2) / 20);
  return Math.min(most, Math.max(fewest, round.filter(passed).length));
}
