import { failure, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { officeId, selection } from '../testing/samples';
import { LimitsPage } from './limits.page';

function open(api: ApiHandlers = {}) {
  const stored = { limits: [{ currency: 'EUR' as const, amount: 1500 }] };
  return renderScreen(<LimitsPage />, {
    route: '/money-book/limits',
    selection,
    api: {
      getBalanceLimits: () => Response.json(stored, { headers: { etag: '"3"' } }),
      setBalanceLimits: ({ body }) => Response.json(body, { headers: { etag: '"4"' } }),
      ...api,
    },
  });
}

test('limits are typed with separators and sent together on the version that was read', async () => {
  const { user, calls } = open();
  expect(await screen.findByRole('textbox', { name: 'Limit in EUR' })).toHaveValue('1,500.00');
  await user.type(screen.getByRole('textbox', { name: 'Limit in USD' }), '2000');
  await user.clear(screen.getByRole('textbox', { name: 'Limit in EUR' }));
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('setBalanceLimits'));
  const sent = calls.find(({ operation }) => operation === 'setBalanceLimits');
  expect(sent).toMatchObject({ params: { officeId }, body: { limits: [{ currency: 'USD', amount: 2000 }] } });
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

test('an invalid amount is reported and not sent, and a refusal keeps the typed values', async () => {
  const { user, calls } = open({ setBalanceLimits: () => failure(503, 'The server is not ready.') });
  const dollars = await screen.findByRole('textbox', { name: 'Limit in USD' });
  await user.type(dollars, 'a lot');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(await screen.findByText('Amount must be positive')).toBeVisible();
  expect(calls.map(({ operation }) => operation)).not.toContain('setBalanceLimits');
  await user.clear(dollars);
  await user.type(dollars, '12.500');
  expect(await screen.findByText('Write the amount with 2 decimals')).toBeVisible();
  await user.clear(dollars);
  await user.type(dollars, '5');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(await screen.findByText(/^The balance limits could not be saved/)).toBeVisible();
  expect(dollars).toHaveValue('5');
});
