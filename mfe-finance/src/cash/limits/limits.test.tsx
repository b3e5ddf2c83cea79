import type { CashLimit } from '@comptoir/api-contract/cash-limits';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { officeId, selection } from '../../testing/samples';
import { Area } from '../cash.area';

const amel = '01890000-0000-7000-8000-000000000041';
const limits: CashLimit[] = [
  { holder: 'COLLECTOR', userId: null, currency: 'DZD', warn: 400_000, max: 500_000 },
  { holder: 'COLLECTOR', userId: amel, currency: 'DZD', warn: null, max: 900_000 },
];

function open(role: 'ADMIN' | 'OFFICEMANAGER' = 'ADMIN') {
  return renderScreen(<Area />, {
    route: '/cash/limits',
    path: '/cash/*',
    claims: { role, countryCode: 'DZ', ...(role === 'OFFICEMANAGER' && { officeId }) },
    selection,
    api: {
      getCustody: () => ({ mode: 'CUSTODY' }),
      getCashLimits: () => Response.json({ limits }, { headers: { etag: '"3"' } }),
      getHandoverReceivers: () => ({ collectors: [{ id: amel, name: 'Amel Cherif' }], offices: [] }),
      setCashLimits: ({ body }) => Response.json(body, { headers: { etag: '"4"' } }),
    },
  });
}

test('an administrator changes the limits of one holder and keeps those of others', async () => {
  const { user, calls } = open();
  const most = await screen.findByRole('textbox', { name: /^At most, in DZD/ });
  expect(most).toHaveValue('500,000.00');
  await user.clear(most);
  await user.type(most, '300000');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(await screen.findByText('The warning must not be above the limit')).toBeVisible();
  const warn = screen.getByRole('textbox', { name: /^Warning above, in DZD/ });
  await user.clear(warn);
  await user.type(warn, '250000');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  const sent = await waitFor(() => {
    const found = calls.find(({ operation }) => operation === 'setCashLimits');
    expect(found).toBeDefined();
    return found;
  });
  expect(sent?.headers.get('if-match')).toBe('"3"');
  expect(sent?.body).toEqual({ limits: [limits[1], { ...limits[0], warn: 250_000, max: 300_000 }] });
});

test('a manager reads the limits by holder', async () => {
  open('OFFICEMANAGER');
  expect((await screen.findByText('Each collector')).closest('div')).toHaveTextContent(
    'At most DA 500,000.00Warning above DA 400,000.00',
  );
  expect(await screen.findByText('Amel Cherif')).toBeVisible();
  expect(screen.getByText('An administrator of your country changes the limits.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save limits' })).not.toBeInTheDocument();
});
