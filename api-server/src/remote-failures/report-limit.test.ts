import { ReportLimit } from './report-limit';

it('limits reports per person and minute independently', () => {
  let now = 0;
  const limit = new ReportLimit(2, () => now);
  expect(['one', 'one', 'one', 'other'].map((person) => limit.admits(person))).toEqual([true, true, false, true]);
  now = 60_000;
  expect(limit.admits('one')).toBe(true);
});
