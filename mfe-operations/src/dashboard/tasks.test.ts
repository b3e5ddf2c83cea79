import type { CashPosition } from '@comptoir/api-contract/cash';
import type { PlaceOverview } from '@comptoir/api-contract/overview';
import { tasksOf } from './tasks';

const office: PlaceOverview = {
  place: 'o',
  today: { scheduled: 9, recorded: 4, due: 5, collected: 3, issues: 1 },
  collectedToday: [],
  late: 3,
  lateCash: [
    { currency: 'DZD', amount: 900, since: '2026-11-20T08:00:00.000Z' },
    { currency: 'USD', amount: 40, since: '2026-11-12T08:00:00.000Z' },
  ],
  unanswered: 1,
  unansweredCash: [{ currency: 'DZD', amount: 70, since: '2026-11-15T08:00:00.000Z' }],
  balances: [{ currency: 'EUR', amount: 3, low: true }],
};
const held = { user: { id: 'u', name: 'Amel' }, caseId: 'c', handoverId: 'h', number: '1' };
const dinars: CashPosition = {
  currency: 'DZD',
  till: 0,
  vault: 0,
  bank: 0,
  owed: [],
  hands: [],
  onTheWay: [{ ...held, amount: 30, since: '2026-11-14T08:00:00.000Z' }],
  cases: [
    { ...held, amount: 500, since: '2026-11-01T08:00:00.000Z' },
    { ...held, amount: -20.5, since: '2026-11-02T08:00:00.000Z' },
  ],
};

test('tasks are oldest first, then low balances and the work of today', () => {
  const tasks = tasksOf({ office, dayToClose: '2026-11-16', positions: [dinars] });
  expect(tasks.map(({ name }) => name)).toEqual([
    'differences',
    'late',
    'onTheWay',
    'unanswered',
    'closeDay',
    'balances',
    'due',
    'issues',
  ]);
});

test('cash of a kind is counted and added up by currency, and missing cash is negative', () => {
  const dollars: CashPosition = { ...dinars, currency: 'USD', onTheWay: [], cases: dinars.cases.slice(0, 1) };
  const [differences] = tasksOf({ office, dayToClose: undefined, positions: [dinars, dollars] });
  expect(differences).toMatchObject({
    count: 3,
    since: '2026-11-01T08:00:00.000Z',
    amounts: [
      { currency: 'DZD', amount: -479.5 },
      { currency: 'USD', amount: -500 },
    ],
  });
});

test('an office without work has no tasks', () => {
  const today = { scheduled: 4, recorded: 4, due: 0, collected: 4, issues: 0 };
  const idle = { ...office, today, late: 0, unanswered: 0, balances: [] };
  expect(tasksOf({ office: idle, dayToClose: undefined, positions: [] })).toEqual([]);
});
