import { act, render } from '@testing-library/react';
import { setLanguage } from '@comptoir/kernel/internal/i18n';
import { Money } from './money';

afterEach(() => act(async () => setLanguage('en')));

test.each([
  [725_000, 'DZD', 'DA\u00A0725,000'],
  [-100, 'EUR', '\u2212€100'],
  [1234.5, 'USD', '$1,234.50'],
] as const)('a short amount has no decimals if they are zero: %d %s', (amount, currency, text) => {
  const { container } = render(<Money short amount={amount} currency={currency} />);
  expect(container.textContent).toBe(text);
});

test('a short amount in French has no comma', async () => {
  await act(async () => setLanguage('fr'));
  const { container } = render(<Money short amount={1200} currency="EUR" />);
  expect(container.textContent).toBe('1\u202F200\u00A0€');
});
