import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeriodFilter } from './period-filter';

const from = () => screen.getByRole('textbox', { name: 'From' });
const to = () => screen.getByRole('textbox', { name: 'To' });

test('From and To show their days, an open end is empty', () => {
  render(<PeriodFilter from="2026-11-05" to="" onChange={() => undefined} />);
  expect(from()).toHaveValue('05/11/2026');
  expect(to()).toHaveValue('');
});

test('choosing a day reports its end of the period', async () => {
  const onChange = jest.fn();
  render(<PeriodFilter from="" to="" onChange={onChange} />);
  await userEvent.type(to(), '06/11/2026{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ to: '2026-11-06' });
});

test('a period cannot end before it begins', async () => {
  const onChange = jest.fn();
  render(<PeriodFilter from="2026-11-05" to="" onChange={onChange} />);
  await userEvent.type(to(), '04/11/2026{Enter}');
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(to()).toHaveValue('04/11/2026');
  expect(to()).toBeInvalid();
  expect(to()).toHaveAccessibleDescription('Not before 05/11/2026');
});

test('an end that was too early is accepted once the period begins before it', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<PeriodFilter from="2026-11-05" to="" onChange={onChange} />);
  await userEvent.type(to(), '04/11/2026{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  rerender(<PeriodFilter from="2026-11-01" to="" onChange={onChange} />);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledWith({ to: '2026-11-04' });
});
