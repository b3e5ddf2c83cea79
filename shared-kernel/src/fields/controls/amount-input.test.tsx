import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountInput } from './amount-input';

function Amount({ initial, currency }: { initial?: number; currency?: CurrencyCode }) {
  const [amount, setAmount] = useState<number | undefined>(initial);
  return (
    <>
      <AmountInput label="Amount" value={amount} onChange={setAmount} currency={currency} />
      <output>{String(amount)}</output>
      <button type="button" onClick={() => setAmount(7)}>
        Seven
      </button>
    </>
  );
}

const input = () => screen.getByRole('textbox', { name: 'Amount' });

test('an amount shows 2 decimals', () => {
  render(<Amount initial={120.5} />);
  expect(input()).toHaveValue('120.50');
});

test('what is typed stays as it is until the field is left', async () => {
  render(<Amount />);
  await userEvent.type(input(), '1 234,5');
  expect(input()).toHaveValue('1 234,5');
  expect(screen.getByRole('status')).toHaveTextContent('1234.5');
  await userEvent.tab();
  expect(input()).toHaveValue('1,234.50');
  await userEvent.click(input());
  expect(input()).toHaveValue('1234.50');
});

test('what is no number stays in sight', async () => {
  render(<Amount />);
  await userEvent.type(input(), '12x');
  await userEvent.tab();
  expect(input()).toHaveValue('12x');
  expect(screen.getByRole('status')).toHaveTextContent('NaN');
});

test('a third decimal is not rounded away behind somebody’s back', async () => {
  render(<Amount />);
  await userEvent.type(input(), '1.005');
  await userEvent.tab();
  expect(input()).toHaveValue('1.005');
});

test('an amount from elsewhere replaces what was typed', async () => {
  render(<Amount initial={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Seven' }));
  expect(input()).toHaveValue('7.00');
});

test('an amount that comes from elsewhere while one is about to type is typed over', async () => {
  render(<Amount />);
  await userEvent.click(input());
  fireEvent.click(screen.getByRole('button', { name: 'Seven' }));
  expect(input()).toHaveValue('7.00');
  await userEvent.keyboard('50');
  expect(input()).toHaveValue('50');
  expect(screen.getByRole('status')).toHaveTextContent('50');
});

test('an emptied field is empty', async () => {
  render(<Amount initial={120.5} />);
  await userEvent.clear(input());
  expect(input()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('NaN');
});

test('an amount that can be two is no amount until one of them is chosen, by keyboard as well', async () => {
  render(<Amount currency="EUR" />);
  await userEvent.type(input(), '12.500');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('NaN');
  await userEvent.tab();
  const question = screen.getByRole('group', { name: 'Which amount do you mean?' });
  expect(
    within(question)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['12,500.00', '12.50']);
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('12500');
  expect(input()).toHaveFocus();
  await userEvent.tab();
  expect(input()).toHaveValue('12,500.00');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('Enter asks which amount is meant, and never offers one with three decimals', async () => {
  render(<Amount currency="USD" />);
  await userEvent.type(input(), '12,345{Enter}');
  expect(within(screen.getByRole('group')).getAllByRole('button')).toHaveLength(1);
});

test('thousands of dinars are read at once, and read again in another currency', async () => {
  const { rerender } = render(<Amount currency="DZD" />);
  await userEvent.type(input(), '12.500');
  await userEvent.tab();
  expect(input()).toHaveValue('12,500.00');
  rerender(<Amount currency="EUR" />);
  expect(screen.getByRole('group', { name: 'Which amount do you mean?' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('NaN');
  rerender(<Amount currency="DZD" />);
  expect(screen.getByRole('status')).toHaveTextContent('12500');
  expect(input()).toHaveValue('12,500.00');
});

test('what a program selects and fills in replaces an amount with thousands', async () => {
  render(<Amount initial={1234.56} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  act(() => {
    field.select();
    field.focus();
  });
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('1234.56');
});

test('a click or tap that enters the field selects its amount, the next one sets the caret', async () => {
  render(<Amount initial={490_000} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  await userEvent.click(field);
  expect(selected()).toBe('490000.00');
  await userEvent.click(field);
  expect(selected()).toBe('');
  await userEvent.tab();
  await userEvent.pointer({ keys: '[TouchA]', target: field });
  expect(selected()).toBe('490000.00');
  await userEvent.keyboard('485000');
  expect(screen.getByRole('status')).toHaveTextContent('485000');
});

test('what a program fills in without selecting anything replaces an amount with thousands', () => {
  render(<Amount initial={1234.56} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  act(() => field.focus());
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('1234.56');
});
