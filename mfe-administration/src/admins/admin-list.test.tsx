import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { asAdmin } from '../testing/as';
import { admin, algiers, manager } from '../testing/samples';
import { Area } from './admins.area';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

function renderAdmins({ api, ...options }: Options = {}) {
  return renderScreen(<Area />, {
    route: '/manage-admins',
    path: '/manage-admins/*',
    api: {
      listOffices: () => [algiers],
      listUsers: ({ query }) => [admin, manager].filter(({ role }) => role === query['role']),
      ...api,
    },
    ...options,
  });
}

async function rowOf(name: string) {
  const link = await screen.findByRole('link', { name });
  return screen.getAllByRole('row').find((row) => row.contains(link)) ?? document.body;
}

test('a SUPERADMIN sees admins and office managers by name, each with country, office and role', async () => {
  renderAdmins();
  const managerRow = await rowOf('Karim Belkacem');
  expect(within(managerRow).getByRole('link')).toHaveAttribute('href', `/manage-admins/${manager.id}`);
  expect(within(managerRow).getByRole('cell', { name: 'karim@comptoir.example' })).toBeVisible();
  expect(await within(managerRow).findByRole('cell', { name: 'Algeria' })).toBeVisible();
  expect(within(managerRow).getByRole('cell', { name: 'Algiers Centre' })).toBeVisible();
  expect(within(managerRow).getByRole('cell', { name: 'Office Manager' })).toBeVisible();
  const adminRow = await rowOf('Samir Ould');
  expect(within(adminRow).getByRole('cell', { name: 'Algeria' })).toBeVisible();
  expect(within(adminRow).getByRole('cell', { name: 'Admin' })).toBeVisible();
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.filter((name) => /Karim|Samir/.test(name))).toEqual(['Karim Belkacem', 'Samir Ould']);
});

test('an unverified account is marked', async () => {
  renderAdmins();
  expect(within(await rowOf('Karim Belkacem')).getByText('(Account not verified)')).toBeVisible();
  expect(within(await rowOf('Samir Ould')).queryByText('(Account not verified)')).not.toBeInTheDocument();
});

test('a SUPERADMIN adds an admin', async () => {
  renderAdmins();
  expect(screen.getByRole('link', { name: 'Add Admin' })).toHaveAttribute('href', '/manage-admins/new');
});

test('an ADMIN adds an office manager, and never reads admins', async () => {
  const { calls } = renderAdmins({ claims: asAdmin, selection: { country: 'DZ' } });
  expect(screen.getByRole('link', { name: 'Add Office Manager' })).toHaveAttribute('href', '/manage-admins/new');
  await rowOf('Karim Belkacem');
  expect(screen.queryByRole('link', { name: 'Samir Ould' })).not.toBeInTheDocument();
  const filters = calls.filter(({ operation }) => operation === 'listUsers').map(({ query }) => query['role']);
  expect(filters).toEqual(['OFFICEMANAGER']);
});

test('the selected country filters both, the selected office the office managers', async () => {
  const { calls } = renderAdmins({ selection: { country: 'DZ', office: algiers.id } });
  await rowOf('Samir Ould');
  const filters = calls.filter(({ operation }) => operation === 'listUsers').map(({ query }) => query);
  expect(filters).toEqual([
    { role: 'ADMIN', countryCode: 'DZ' },
    { role: 'OFFICEMANAGER', countryCode: 'DZ', officeId: algiers.id },
  ]);
});

test('the search applies to both lists and is kept in the address', async () => {
  const { user, calls, address } = renderAdmins({ api: { listUsers: () => [] } });
  await user.type(screen.getByPlaceholderText('Search'), 'karim{Enter}');
  await waitFor(() => expect(calls.filter(({ query }) => query['search'] === 'karim')).toHaveLength(2));
  expect(address()).toBe('/manage-admins?search=karim');
  expect(await screen.findByText('No admins found')).toBeVisible();
});
