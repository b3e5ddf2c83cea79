import { selection } from '@comptoir/kernel/selection';
import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { asAdmin } from '../testing/as';
import { algiers, lyon, manager } from '../testing/samples';
import { Area } from './admins.area';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
type User = ReturnType<typeof renderScreen>['user'];

const add = '/manage-admins/new';
const oran = { ...algiers, id: '01890000-0000-7000-8000-00000000000c', name: 'Oran Port' };
const inAlgiers = { country: 'DZ', office: algiers.id };

function renderNew({ api, ...options }: Options = {}) {
  return renderScreen(<Area />, {
    route: add,
    path: '/manage-admins/*',
    api: {
      listOfficeCountries: () => ['DZ', 'FR'],
      listOffices: ({ query }) => (query['country'] === 'FR' ? [lyon] : [algiers, oran]),
      listUsers: () => [],
      inviteUser: () => manager,
      ...api,
    },
    ...options,
  });
}

async function typePerson(user: User) {
  await user.type(await screen.findByLabelText('Name'), 'Lina Saadi');
  await user.type(screen.getByLabelText('Email'), 'lina@comptoir.example');
  await user.type(screen.getByLabelText('Phone'), '+213 555 01 00 09');
}

async function choose(user: User, field: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const invitation = (calls: ReturnType<typeof renderScreen>['calls']) =>
  calls.find(({ operation }) => operation === 'inviteUser')?.body;

describe('a new account', () => {
  test('shows missing fields', async () => {
    const { user } = renderNew();
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Invalid email address')).toBeVisible();
    expect(screen.getByText('Phone number is required')).toBeVisible();
  });

  test('of an ADMIN needs a country, but no office and no selection', async () => {
    const { user, calls, address } = renderNew({ selection: { country: 'DZ' } });
    expect(await screen.findByRole('heading', { name: 'Add Admin' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Admin');
    expect(screen.getByRole('button', { name: /^Country/ })).toHaveTextContent('Algeria');
    expect(screen.queryByRole('combobox', { name: 'Office' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await typePerson(user);
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect((await screen.findAllByText('User created successfully'))[0]).toBeVisible();
    expect(invitation(calls)).toEqual({
      name: 'Lina Saadi',
      email: 'lina@comptoir.example',
      phone: '+213 555 01 00 09',
      role: 'ADMIN',
      countryCode: 'DZ',
      officeId: null,
    });
    expect(address()).toBe('/manage-admins');
  });

  test('with an address in use says so at the field, and keeps the input', async () => {
    const taken = 'There is already an account with this email address.';
    const { user } = renderNew({
      selection: { country: 'DZ' },
      api: { inviteUser: () => failure(409, taken, [{ path: 'email', message: taken }]) },
    });
    await typePerson(user);
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(`Failed to create user. ${taken}`)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(taken);
    expect(screen.getByLabelText('Email')).toHaveValue('lina@comptoir.example');
  });

  test('of an ADMIN without a country shows an error', async () => {
    const { user } = renderNew();
    await typePerson(user);
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Country is required')).toBeVisible();
  });

  test('of an OFFICEMANAGER takes the selected country and office, and shows the office only', async () => {
    const { user, calls } = renderNew({ selection: inAlgiers });
    await typePerson(user);
    await choose(user, 'Role', 'Office Manager');
    expect(await screen.findByRole('combobox', { name: 'Office' })).toHaveTextContent('Algiers Centre');
    expect(screen.queryByRole('button', { name: /^Country/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(invitation(calls)).toMatchObject({ role: 'OFFICEMANAGER', countryCode: null, officeId: algiers.id }),
    );
  });

  test('may be for another office of the selected country', async () => {
    const { user, calls } = renderNew({ claims: asAdmin, selection: inAlgiers });
    await typePerson(user);
    await choose(user, 'Office', 'Oran Port');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(invitation(calls)).toMatchObject({ officeId: oran.id }));
  });

  test('that is changed back to an ADMIN drops the office', async () => {
    const { user, calls } = renderNew({ selection: inAlgiers });
    await typePerson(user);
    await choose(user, 'Role', 'Office Manager');
    await choose(user, 'Role', 'Admin');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(invitation(calls)).toMatchObject({ role: 'ADMIN', countryCode: 'DZ', officeId: null }));
  });

  test('created by an ADMIN is an OFFICEMANAGER', async () => {
    renderNew({ claims: asAdmin, selection: inAlgiers });
    const role = await screen.findByRole('combobox', { name: 'Role' });
    expect(role).toHaveTextContent('Office Manager');
    expect(role).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Office' })).toBeEnabled();
  });

  test('of an OFFICEMANAGER waits for a country and an office, and keeps the input', async () => {
    const { user } = renderNew();
    await typePerson(user);
    await choose(user, 'Role', 'Office Manager');
    expect(screen.getByRole('dialog', { name: 'Country and Office' })).toBeVisible();
    act(() => selection.chooseCountry('DZ'));
    expect(screen.getByRole('dialog', { name: 'Country and Office' })).toBeVisible();
    act(() => selection.chooseOffice(oran.id));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Oran Port')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Lina Saadi');
  });

  test('of an OFFICEMANAGER is cancelled with the prompt: a SUPERADMIN is back at the role of an ADMIN', async () => {
    const { user } = renderNew();
    await user.type(await screen.findByLabelText('Name'), 'Lina');
    await choose(user, 'Role', 'Office Manager');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Admin');
    expect(screen.getByLabelText('Name')).toHaveValue('Lina');
  });

  test('of an OFFICEMANAGER is cancelled with the prompt: an ADMIN is back at the list', async () => {
    const { user, address } = renderNew({ claims: asAdmin, selection: { country: 'DZ' } });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/manage-admins'));
  });

  test('keeps the input when it is refused, and shows the issue at its field', async () => {
    const message = 'Somebody has this email address already';
    const { user, address } = renderNew({
      selection: inAlgiers,
      api: { inviteUser: () => failure(422, 'Please check.', [{ path: 'email', message }]) },
    });
    await typePerson(user);
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect((await screen.findAllByText(/^Failed to create user\./))[0]).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Name')).toHaveValue('Lina Saadi');
    expect(address()).toBe(add);
  });
});
