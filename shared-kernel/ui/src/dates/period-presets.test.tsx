import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListPresets } from './list-presets';
import { PeriodPresets } from './period-presets';
import { namedPeriod, periodOf, presetPeriod } from './preset-period';

const NOW = new Date(2026, 0, 3, 0, 30);

test.each([
  ['today', { from: '2026-01-03', to: '' }],
  ['lastSevenDays', { from: '2025-12-28', to: '' }],
  ['thisMonth', { from: '2026-01-01', to: '' }],
  ['lastMonth', { from: '2025-12-01', to: '2025-12-31' }],
] as const)('%s is counted in the days of the browser', (name, period) => {
  expect(presetPeriod(name, NOW)).toEqual(period);
});

test.each([
  ['today', { from: '2026-01-03', to: '2026-01-03' }],
  ['thisWeek', { from: '2025-12-29', to: '2026-01-04' }],
  ['thisMonth', { from: '2026-01-01', to: '2026-01-31' }],
  ['lastMonth', { from: '2025-12-01', to: '2025-12-31' }],
] as const)('%s of planned records includes its last day', (name, period) => {
  expect(namedPeriod(name, 'plans', NOW)).toEqual(period);
});

test.each([
  [new Date(2026, 10, 22, 23, 59), '2026-11-16', '2026-11-22'],
  [new Date(2026, 10, 23, 0, 0), '2026-11-23', '2026-11-29'],
])('a week begins on Monday, at %s', (now, from, to) => {
  expect(namedPeriod('thisWeek', 'plans', now)).toEqual({ from, to });
  expect(namedPeriod('thisWeek', 'past', now)).toEqual({ from, to: '' });
});

test('a period stored by name moves with time, and each end may be a day', () => {
  const [monday, later] = [new Date(2026, 10, 16), new Date(2026, 10, 25)];
  const week = { from: 'thisWeek', to: 'thisWeek' };
  expect(periodOf(week, 'plans', monday)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(periodOf(week, 'plans', later)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(periodOf(week, 'past', later)).toEqual({ from: '2026-11-23', to: '' });
  expect(periodOf({ from: 'thisWeek', to: '2026-11-20' }, 'plans', monday)).toEqual({
    from: '2026-11-16',
    to: '2026-11-20',
  });
  expect(periodOf({ from: '', to: '' }, 'past', monday)).toEqual({ from: '', to: '' });
});

test('the month before March ends in February', () => {
  expect(presetPeriod('lastMonth', new Date(2028, 2, 31))).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('a press sets both ends and marks the period as chosen', async () => {
  const onChange = jest.fn();
  render(<PeriodPresets period={presetPeriod('today')} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Today', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Last month', pressed: false }));
  expect(onChange).toHaveBeenCalledWith({ from: 'lastMonth', to: 'lastMonth' });
  expect(periodOf({ from: 'lastMonth', to: 'lastMonth' }, 'past')).toEqual(presetPeriod('lastMonth'));
});

test('a preset sets its filters and keeps the others', async () => {
  const onChange = jest.fn();
  const presets = [{ name: 'late', label: 'Late', state: { from: '', state: 'late' } }];
  const shown = { from: '', state: 'late', search: 'audin' };
  const { rerender } = render(<ListPresets presets={presets} state={shown} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Late', pressed: true })).toBeVisible();
  rerender(<ListPresets presets={presets} state={{ ...shown, state: 'due' }} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Late', pressed: false }));
  expect(onChange).toHaveBeenCalledWith({ from: '', state: 'late' });
});

test('no preset is pressed for another period', () => {
  render(<PeriodPresets period={{ from: '2026-01-02', to: '2026-01-02' }} onChange={() => undefined} />);
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});
