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

test('text stays as typed until blur', async () => {
  render(<Amount />);
  await userEvent.type(input(), '1 234,5');
  expect(input()).toHaveValue('1 234,5');
  expect(screen.getByRole('status')).toHaveTextContent('1234.5');
  await userEvent.tab();
  expect(input()).toHaveValue('1,234.50');
  await userEvent.click(input());
  expect(input()).toHaveValue('1234.50');
});

test('invalid text stays in the field', async () => {
  render(<Amount />);
  await userEvent.type(input(), '12x');
  await userEvent.tab();
  expect(input()).toHaveValue('12x');
  expect(screen.getByRole('status')).toHaveTextContent('NaN');
});

test('a third decimal is not rounded silently', async () => {
  render(<Amount />);
  await userEvent.type(input(), '1.005');
  await userEvent.tab();
  expect(input()).toHaveValue('1.005');
});

test('an amount set from outside replaces the text', async () => {
  render(<Amount initial={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Seven' }));
  expect(input()).toHaveValue('7.00');
});

test('an amount set while the field has the focus is replaced by typing', async () => {
  render(<Amount />);
  await userEvent.click(input());
  fireEvent.click(screen.getByRole('button', { name: 'Seven' }));
  expect(input()).toHaveValue('7.00');
  await userEvent.keyboard('50');
  expect(input()).toHaveValue('50');
  expect(screen.getByRole('status')).toHaveTextContent('50');
});

test('a cleared field is empty', async () => {
  render(<Amount initial={120.5} />);
  await userEvent.clear(input());
  expect(input()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('NaN');
});

test('an ambiguous amount has no value until one reading is chosen, also by keyboard', async () => {
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

test('Enter asks for the reading of an ambiguous amount, and never offers three decimals', async () => {
  render(<Amount currency="USD" />);
  await userEvent.type(input(), '12,345{Enter}');
  expect(within(screen.getByRole('group')).getAllByRole('button')).toHaveLength(1);
});

test('thousands of dinars are parsed at once, and again in another currency', async () => {
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

test('an amount with thousands is replaced when a program selects and fills the field', async () => {
  render(<Amount initial={1234.56} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  act(() => {
    field.select();
    field.focus();
  });
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('1234.56');
});

test('the click or tap that focuses the field selects its amount, the next one sets the caret', async () => {
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

test('an amount with thousands is replaced when a program fills the field without a selection', () => {
  render(<Amount initial={1234.56} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  act(() => field.focus());
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('1234.56');
});
