import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { Field } from '../fields/controls/field';
import { Form } from '../fields/controls/form';
import { TimeInput } from './time-input';

function Time({ initial = null }: { initial?: string | null }) {
  const [time, setTime] = useState<string | null>(initial);
  return (
    <>
      <Field label="Time">
        <TimeInput value={time} onChange={setTime} />
      </Field>
      <output>{time ?? 'none'}</output>
      <button type="button" onClick={() => setTime('12:00')}>
        Noon
      </button>
    </>
  );
}

const input = () => screen.getByRole('textbox', { name: 'Time' });

test('a short form of a time is accepted on blur', async () => {
  render(<Time />);
  await userEvent.type(input(), '930');
  await userEvent.tab();
  expect(input()).toHaveValue('09:30');
  expect(screen.getByRole('status')).toHaveTextContent('09:30');
});

test('Enter accepts it and does not submit the form', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Time />
      <button type="submit">Save</button>
    </form>,
  );
  await userEvent.type(input(), '9h30{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('09:30');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('an invalid time stays in the field with an error, and the old time does not come back', async () => {
  render(<Time initial="09:30" />);
  await userEvent.clear(input());
  await userEvent.type(input(), 'noon');
  await userEvent.tab();
  expect(input()).toHaveValue('noon');
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Not a time');
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test('a form with a mistake is not submitted, and focuses it', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <Form onSubmit={onSubmit}>
      <Time />
      <button type="submit">Save</button>
    </Form>,
  );
  await userEvent.type(input(), 'noon');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(input()).toHaveFocus();
  await userEvent.clear(input());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a mistake is cleared by the next input or a new value', async () => {
  render(<Time />);
  await userEvent.type(input(), 'noon{Enter}');
  expect(input()).toHaveAccessibleDescription('Not a time');
  await userEvent.type(input(), '{Backspace}');
  expect(input()).not.toHaveAccessibleDescription();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Noon' }));
  expect(input()).toHaveValue('12:00');
  expect(input()).toBeValid();
});

test('the field can be cleared', async () => {
  render(<Time initial="09:30" />);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('none');
  expect(input()).toBeValid();
});
