import type { CollectionTotal } from '@comptoir/api-contract/collection-totals';
import { collectionTotal } from '../testing/samples';
import { amountsByCurrency, countCollections, countsByDay } from './collection-totals';

const monday: CollectionTotal = { ...collectionTotal, day: '2026-11-16', collected: 0.1, scheduled: 100.05 };
const tuesday: CollectionTotal = { ...monday, day: '2026-11-17', collected: 0.2, scheduled: 100.4, totalCount: 5 };
const euros: CollectionTotal = { ...tuesday, currency: 'EUR' };

test('collected and scheduled collections are counted over days and currencies', () => {
  expect(countCollections([monday, tuesday, euros])).toEqual({ collected: 3, total: 12 });
});

test('each currency has exact totals to the cent', () => {
  expect(amountsByCurrency([monday, tuesday, euros])).toEqual([
    { currency: 'EUR', collected: 0.2, scheduled: 100.4 },
    { currency: 'DZD', collected: 0.3, scheduled: 200.45 },
  ]);
});

test('every day of the period is present, also one without a collection', () => {
  expect(countsByDay([tuesday, euros], '2026-11-16', '2026-11-18')).toEqual([
    { day: '2026-11-16', collected: 0, total: 0 },
    { day: '2026-11-17', collected: 2, total: 10 },
    { day: '2026-11-18', collected: 0, total: 0 },
  ]);
});
