import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { Field } from '../fields/controls/field';
import { DateInput } from './date-input';

function Day({ initial = null, error }: { initial?: string | null; error?: string }) {
  const [day, setDay] = useState<string | null>(initial);
  return (
    <>
      <Field label="From" error={error}>
        <DateInput value={day} onChange={setDay} />
      </Field>
      <output>{day ?? 'none'}</output>
    </>
  );
}

const input = () => screen.getByRole('textbox', { name: 'From' });

test('a day shows as dd/MM/yyyy', () => {
  render(<Day initial="2026-11-05" />);
  expect(input()).toHaveValue('05/11/2026');
});

test('a day can be typed', async () => {
  render(<Day />);
  await userEvent.type(input(), '06/11/2026{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-06');
});

test('text being typed is kept on re-render', async () => {
  const { rerender } = render(<Day initial="2026-11-05" />);
  await userEvent.clear(input());
  await userEvent.type(input(), '06/11/2026');
  rerender(<Day initial="2026-11-05" />);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-06');
});

test('a day set while the field has the focus is replaced by typing', async () => {
  const noChange = () => undefined;
  const { rerender } = render(<DateInput label="From" value={null} onChange={noChange} />);
  await userEvent.tab();
  rerender(<DateInput label="From" value="2026-11-05" onChange={noChange} />);
  await userEvent.keyboard('06/11/2026');
  expect(input()).toHaveValue('06/11/2026');
});

test('a mistake is reported with the field', () => {
  render(<Day error="Collection date is required" />);
  expect(input()).toHaveAccessibleDescription('Collection date is required');
});

test('it writes no styles into the page', async () => {
  render(<Day />);
  await userEvent.click(input());
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('Enter accepts the day and does not submit the form', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Day />
      <button type="submit">Save</button>
    </form>,
  );
  await userEvent.type(input(), '06/11/2026{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-06');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['01.12.2026', '{Enter}'],
  ['2026-12-01', '{Tab}'],
  ['011226', '{Enter}'],
  ['1/12/26', '{Tab}'],
])('%s is accepted by %s and shown as in lists', async (typed, key) => {
  render(<Day initial="2026-11-05" />);
  await userEvent.clear(input());
  await userEvent.type(input(), typed);
  await userEvent.keyboard(key);
  expect(input()).toHaveValue('01/12/2026');
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-01');
});

test.each(['31/02/2026', 'tomorrow'])('%s stays in the field and is reported as no date', async (typed) => {
  render(<Day initial="2026-11-05" error="Collection date is required" />);
  await userEvent.clear(input());
  await userEvent.type(input(), typed);
  await userEvent.tab();
  expect(input()).toHaveValue(typed);
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Not a date');
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test('the next valid input clears a mistake', async () => {
  render(<Day />);
  await userEvent.type(input(), '31/02/2026{Enter}');
  expect(input()).toHaveAccessibleDescription('Not a date');
  await userEvent.clear(input());
  await userEvent.type(input(), '28/02/2026{Enter}');
  expect(input()).not.toHaveAccessibleDescription();
  expect(screen.getByRole('status')).toHaveTextContent('2026-02-28');
});
