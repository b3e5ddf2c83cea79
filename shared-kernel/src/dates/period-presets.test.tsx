import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeriodPresets } from './period-presets';
import { presetPeriod } from './preset-period';

const NOW = new Date(2026, 0, 3, 0, 30);

test.each([
  ['today', { from: '2026-01-03', to: '' }],
  ['lastSevenDays', { from: '2025-12-28', to: '' }],
  ['thisMonth', { from: '2026-01-01', to: '' }],
  ['lastMonth', { from: '2025-12-01', to: '2025-12-31' }],
] as const)('%s is counted in the days of the browser', (name, period) => {
  expect(presetPeriod(name, NOW)).toEqual(period);
});

test('the month before March ends in February', () => {
  expect(presetPeriod('lastMonth', new Date(2028, 2, 31))).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('one press chooses both ends, and the chosen period says so', async () => {
  const onChange = jest.fn();
  render(<PeriodPresets period={presetPeriod('today')} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Today', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Last month', pressed: false }));
  expect(onChange).toHaveBeenCalledWith(presetPeriod('lastMonth'));
});

test('none is pressed while the period is another one', () => {
  render(<PeriodPresets period={{ from: '2026-01-02', to: '2026-01-02' }} onChange={() => undefined} />);
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});
