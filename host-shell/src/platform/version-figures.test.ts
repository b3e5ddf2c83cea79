import type { RemoteDay } from '@comptoir/api-contract/remote-reports';
import { figuresOf } from './version-figures';

const day = (more: Partial<RemoteDay>): RemoteDay => ({
  remote: 'finance',
  version: '1.0.0',
  day: '2026-11-22',
  views: 9,
  people: 9,
  failures: 0,
  load: 100,
  lcp: null,
  inp: null,
  cls: null,
  ...more,
});

const days = [
  day({ day: '2026-11-21', people: 100, views: 200, load: 120, cls: 0.1 }),
  day({}),
  day({ version: '2.0.0', people: 1, views: 3, failures: 2, load: null }),
];
const now = new Date('2026-11-22T12:00:00Z');

test('the share of a version is that of the browsers that showed the remote on its last day', () => {
  expect([figuresOf(days, '1.0.0', now).share, figuresOf(days, '2.0.0', now).share]).toEqual([90, 10]);
  expect(figuresOf([], '1.0.0', now).share).toBeUndefined();
});

test('it has a value for each of thirty days, and the newest measurement', () => {
  const { views, failures, load, last } = figuresOf(days, '1.0.0', now);
  expect([views.length, ...views.slice(-3)]).toEqual([30, 0, 200, 9]);
  // Missing measurements are not zero.
  expect(load.slice(-3)).toEqual([null, 120, 100]);
  expect(last).toEqual({ load: 100, lcp: undefined, inp: undefined, cls: 0.1 });
  expect(failures.at(-1)).toBe(0);
  expect(figuresOf(days, '2.0.0', now)).toMatchObject({ last: { load: undefined } });
});
