import type { CashPosition } from '@comptoir/api-contract/cash';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { OpenCash, OpenCollection, Overview, PlaceBalance } from '@comptoir/api-contract/overview';
import { today as todaysDate } from '@comptoir/kernel/format';

type TaskName =
  | 'late'
  | 'unanswered'
  | 'closeDay'
  | 'onTheWay'
  | 'differences'
  | 'bags'
  | 'balances'
  | 'due'
  | 'issues';

/** Work of an office, with the list that has its rows. */
export interface Task {
  name: TaskName;
  to: string;
  tone: 'plain' | 'warning' | 'danger';
  /** Rows of the list; absent for a task with one. */
  count?: number;
  /** Time of the oldest row; absent for work of today. */
  since?: string | undefined;
  /** In major units, one for each currency. */
  amounts: readonly { currency: CurrencyCode; amount: number }[];
  /** The oldest collections of the list. */
  oldest?: readonly OpenCollection[];
  /** Business day to close, 'YYYY-MM-DD'. */
  day?: string;
  /** Low balance. */
  balance?: PlaceBalance;
}

interface Work extends Pick<Overview, 'dayToClose' | 'oldest'> {
  office: Overview['places'][number];
  /** Cash of an office with custody by holder. */
  positions: readonly CashPosition[];
}

/** Tasks of an office, oldest first, then those without an age. */
export function tasksOf({ office, oldest: first, dayToClose, positions }: Work): Task[] {
  const aged = [...ofCollections(office, first), ...ofCash(positions), ...toClose(dayToClose)];
  return [
    ...aged.toSorted((one, other) => Date.parse(one.since ?? '') - Date.parse(other.since ?? '')),
    ...office.balances.filter(({ low }) => low).map(lowBalance),
    ...ofToday(office),
  ];
}

const LIST = '/collection-schedules';

function ofCollections({ late, lateCash, unanswered, unansweredCash }: Work['office'], first: Work['oldest']): Task[] {
  const kinds = [
    { name: 'late', to: `${LIST}?from=&state=late`, count: late, cash: lateCash, oldest: first?.late },
    {
      name: 'unanswered',
      to: `${LIST}?from=&unanswered=true`,
      count: unanswered,
      cash: unansweredCash,
      oldest: first?.unanswered,
    },
  ] as const;
  return kinds.flatMap(({ cash = [], oldest: named = [], ...kind }) =>
    kind.count > 0 ? [{ ...kind, tone: 'warning', since: oldest(cash), amounts: cash, oldest: named }] : [],
  );
}

function ofCash(positions: readonly CashPosition[]): Task[] {
  const kinds = [
    { name: 'onTheWay', to: '/cash/handovers', tone: 'warning', held: heldIn(positions, 'onTheWay') },
    { name: 'differences', to: '/cash/cases', tone: 'danger', held: heldIn(positions, 'cases') },
    { name: 'bags', to: '/cash', tone: 'plain', held: heldIn(positions, 'hands') },
  ] as const;
  return kinds.flatMap(({ held, ...kind }) =>
    held.length === 0
      ? []
      : [{ ...kind, count: sum(held.map(({ count }) => count)), since: oldest(held), amounts: held }],
  );
}

/** Cash of one kind of holder by currency. */
function heldIn(
  positions: readonly CashPosition[],
  kind: 'onTheWay' | 'cases' | 'hands',
): (OpenCash & { count: number })[] {
  return positions.flatMap(({ currency, [kind]: held }) => {
    const since = oldest(held);
    if (since === undefined) return [];
    const amount = fromMinor(held.reduce((total, each) => total + toMinor(each.amount), 0n));
    // The position counts missing cash as positive.
    return [{ currency, amount: kind === 'cases' ? -amount : amount, since, count: held.length }];
  });
}

function toClose(day: string | undefined): Task[] {
  return day === undefined
    ? []
    : [{ name: 'closeDay', to: `/cash/days/${day}`, tone: 'warning', since: day, day, amounts: [] }];
}

function lowBalance(balance: PlaceBalance): Task {
  const { currency } = balance;
  return { name: 'balances', to: `/exchange?currency=${currency}`, tone: 'warning', amounts: [balance], balance };
}

function ofToday({ today }: Work['office']): Task[] {
  const to = (state: string) => `${LIST}?from=${todaysDate()}&to=${todaysDate()}&state=${state}`;
  const kinds = [
    { name: 'due', to: to('due'), count: today.due },
    { name: 'issues', to: to('issues'), count: today.issues },
  ] as const;
  return kinds.flatMap((kind) => (kind.count > 0 ? [{ ...kind, tone: 'plain', amounts: [] }] : []));
}

function oldest(rows: readonly { since: string }[]): string | undefined {
  return rows.map(({ since }) => since).toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
