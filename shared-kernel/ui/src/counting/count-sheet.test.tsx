import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { Form, SubmitButton } from '@comptoir/ui/fields';
import { screen, within } from '@testing-library/react';
import { CountSheet, useCountSheet } from '.';

function open(required: CurrencyCode[], onCounted = jest.fn()) {
  function Count() {
    const sheet = useCountSheet(required);
    return (
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onCounted(sheet.lines);
        }}
      >
        <CountSheet sheet={sheet} mayAdd />
        <SubmitButton busy={false} disabled={!sheet.lines}>
          Save the count
        </SubmitButton>
      </Form>
    );
  }
  return { ...renderScreen(<Count />), onCounted };
}

const numberOf = (value: string, currency: string) =>
  screen.getByRole('textbox', { name: `Number of ${value} ${currency}` });
const submit = () => screen.getByRole('button', { name: 'Save the count' });

test('a sheet begins empty, and is complete once each currency is counted or has none', async () => {
  const { user, onCounted } = open(['DZD', 'EUR']);
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
  expect(submit()).toBeDisabled();
  await user.type(numberOf('2000', 'DZD'), '60');
  expect(submit()).toBeDisabled();
  expect(screen.getByText(/Count these, or tick that there are none: .*EUR/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /None in .*EUR/ }));
  await user.click(submit());
  expect(onCounted).toHaveBeenLastCalledWith([
    { currency: 'DZD', counts: { '2000': 60 } },
    { currency: 'EUR', counts: {} },
  ]);
});

test('sums are shown per note, per currency and in all', async () => {
  const { user } = open(['DZD']);
  await user.type(numberOf('2000', 'DZD'), '60');
  await user.type(numberOf('5', 'DZD'), '3');
  expect(screen.getByText('DA 120,000.00')).toBeVisible();
  const sums = screen.getAllByText('DA 120,015.00');
  expect(sums).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show coins below 1' }));
  await user.type(numberOf('0.5', 'DZD'), '1');
  expect(screen.getAllByText('DA 120,015.50')).toHaveLength(2);
});

test('the keyboard moves between notes and reaches the submit button', async () => {
  const { user, onCounted } = open(['DZD']);
  await user.click(numberOf('2000', 'DZD'));
  await user.keyboard('1{Enter}');
  expect(numberOf('1000', 'DZD')).toHaveFocus();
  await user.keyboard('2{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(numberOf('2000', 'DZD')).toHaveFocus();
  await user.keyboard('{Enter>10}');
  expect(numberOf('1', 'DZD')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(submit()).toHaveFocus();
  expect(onCounted).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onCounted).toHaveBeenCalledWith([{ currency: 'DZD', counts: { '2000': 1, '1000': 2 } }]);
});

test.each(['1.5', '-1', 'many', '1000001'])('%j is not a number of notes', async (typed) => {
  const { user } = open(['EUR']);
  await user.type(numberOf('50', 'EUR'), typed);
  expect(numberOf('50', 'EUR')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number, 0 or more');
  expect(submit()).toBeDisabled();
});

test('a further currency is added and removed', async () => {
  const { user } = open(['EUR']);
  await user.type(numberOf('50', 'EUR'), '1');
  await user.click(screen.getByRole('combobox', { name: 'Add a currency' }));
  await user.click(await screen.findByRole('option', { name: /USD/ }));
  expect(submit()).toBeDisabled();
  const dollars = screen.getByRole('group', { name: /USD/ });
  await user.click(within(dollars).getByRole('button', { name: /Remove/ }));
  expect(submit()).toBeEnabled();
});
