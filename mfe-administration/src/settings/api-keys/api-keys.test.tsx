import { NewApiKey, type ApiKey } from '@comptoir/api-contract/api-keys';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { superadmin } from '../../testing/samples';
import { Area } from '../settings.area';

const key: ApiKey = {
  id: '01890000-0000-7000-8000-0000000000e1',
  name: 'Nightly import',
  scopes: ['agencies:read'],
  officeId: null,
  addresses: [],
  createdDate: '2026-11-22T08:00:00.000Z',
  expiresDate: '2027-01-22T08:00:00.000Z',
  lastUsedDate: '2026-11-23T09:00:00.000Z',
  lastUsedAddress: '192.0.2.10',
};
const token = `ck_${key.id}_secret`;

type Api = NonNullable<Parameters<typeof renderScreen>[1]>['api'];

function renderKeys(api: Api = {}) {
  return renderScreen(<Area />, {
    route: '/settings/api-keys',
    path: '/settings/*',
    api: { getMe: () => superadmin, listApiKeys: () => [key], listOffices: () => [], ...api },
  });
}

test('settings of an administrator lead to API keys, those of others do not', async () => {
  const { unmount } = renderScreen(<Area />, {
    route: '/settings',
    path: '/settings/*',
    claims: { role: 'OFFICEMANAGER' },
    api: { getMe: () => superadmin, listSessions: () => [] },
  });
  await screen.findByDisplayValue('Nadia Haddad');
  expect(screen.queryByRole('link', { name: 'Manage API keys' })).not.toBeInTheDocument();
  unmount();
  const { user } = renderScreen(<Area />, {
    route: '/settings',
    path: '/settings/*',
    api: { getMe: () => superadmin, listSessions: () => [], listApiKeys: () => [key], listOffices: () => [] },
  });
  await user.click(await screen.findByRole('link', { name: 'Manage API keys' }));
  expect(await screen.findByText('Nightly import')).toBeVisible();
});

test('a key is created with its scopes and addresses, and its token is shown once', async () => {
  const sent: NewApiKey[] = [];
  const { user } = renderKeys({
    createApiKey: ({ body }) => {
      sent.push(NewApiKey.parse(body));
      return { key, token };
    },
  });
  await user.type(await screen.findByLabelText('Name'), 'Reports');
  const agencies = within(screen.getByRole('group', { name: 'Agencies' }));
  await user.click(agencies.getByRole('checkbox', { name: 'Read' }));
  await user.click(agencies.getByRole('checkbox', { name: 'Change' }));
  await user.type(screen.getByLabelText('Addresses'), '192.0.2.0/24{Enter}2001:db8::1');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByDisplayValue(token)).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Reports',
      scopes: ['agencies:read', 'agencies:write'],
      officeId: null,
      addresses: ['192.0.2.0/24', '2001:db8::1'],
      expiresDate: expect.any(String),
    },
  ]);
  const days = (Date.parse(sent[0]?.expiresDate ?? '') - Date.now()) / (24 * 3600_000);
  expect(Math.round(days)).toBe(90);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(token)).not.toBeInTheDocument();
});

test('a key without scope or with a wrong address is not sent', async () => {
  const { user } = renderKeys();
  await user.type(await screen.findByLabelText('Name'), 'Reports');
  await user.type(screen.getByLabelText('Addresses'), 'somewhere');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('At least one scope is required')).toBeVisible();
  expect(screen.getByText('Not an IP address or a network')).toBeVisible();
});

test('a key is ended after a question', async () => {
  let keys = [key];
  const { user } = renderKeys({
    listApiKeys: () => keys,
    endApiKey: () => {
      keys = [];
    },
  });
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent(/Last used .* from 192\.0\.2\.10/);
  await user.click(within(row).getByRole('button', { name: 'End Nightly import' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(screen.getByText('There are no keys.')).toBeVisible());
});
