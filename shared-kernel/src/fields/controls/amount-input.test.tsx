import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountInput } from './amount-input';

function Amount({ initial }: { initial?: number }) {
  const [amount, setAmount] = useState<number | undefined>(initial);
  return (
    <>
      <AmountInput label="Amount" value={amount} onChange={setAmount} />
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
