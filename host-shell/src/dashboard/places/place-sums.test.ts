import { hasFigures, heldIn } from './place-sums';

const nothing = { collected: 0, exchangedIn: 0, exchangedOut: 0, expenses: 0, floats: 0, transfers: 0, differences: 0 };
const held = { till: 0.1, vault: 0.2, hands: 0, onTheWay: 10 };
const sum = {
  currency: 'DZD' as const,
  held: { till: 0, vault: 0, hands: 0, onTheWay: 0 },
  opening: 0,
  closing: 0,
  flows: nothing,
  lastFlows: nothing,
  cases: { count: 0, overdue: 0, missing: 0, tooMuch: 0 },
};

test('cash is added to the cent, without that on the way', () => {
  expect(heldIn(held)).toBe(0.3);
});

test('a currency is shown with cash, or with a flow in one of the months', () => {
  expect(hasFigures(sum)).toBe(false);
  expect(hasFigures({ ...sum, held })).toBe(true);
  expect(hasFigures({ ...sum, held: { ...sum.held, onTheWay: 10 } })).toBe(true);
  expect(hasFigures({ ...sum, lastFlows: { ...nothing, expenses: 4 } })).toBe(true);
});
