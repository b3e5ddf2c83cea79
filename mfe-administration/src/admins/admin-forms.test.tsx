import { selection } from '@comptoir/shared-kernel/selection';
import { failure, renderScreen } from '@comptoir/shared-kernel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { asAdmin } from '../testing/as';
import { admin, algiers, lyon, manager, superadmin } from '../testing/samples';
import { Area } from './admins.area';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
type User = ReturnType<typeof renderScreen>['user'];

const oran = { ...algiers, id: '01890000-0000-7000-8000-00000000000c', name: 'Oran Port' };
const inAlgiers = { country: 'DZ', office: algiers.id };

function renderAdmin(route: string, { api, ...options }: Options = {}) {
  return renderScreen(<Area />, {
    route,
    path: '/manage-admins/*',
    api: {
      listOfficeCountries: () => ['DZ', 'FR'],
      listOffices: ({ query }) => (query['country'] === 'FR' ? [lyon] : [algiers, oran]),
      listUsers: () => [],
      listAudit: () => [],
      inviteUser: () => manager,
      ...api,
    },
    ...options,
  });
}

const add = '/manage-admins/new';

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
  test('names what is missing', async () => {
    const { user } = renderAdmin(add);
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Invalid email address')).toBeVisible();
    expect(screen.getByText('Phone number is required')).toBeVisible();
  });

  test('of an ADMIN needs a country, not an office, and nothing selected', async () => {
    const { user, calls, address } = renderAdmin(add, { selection: { country: 'DZ' } });
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

  test('of an ADMIN without a country says so', async () => {
    const { user } = renderAdmin(add);
    await typePerson(user);
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Country is required')).toBeVisible();
  });

  test('of an OFFICEMANAGER takes the selected country and office, and shows the office only', async () => {
    const { user, calls } = renderAdmin(add, { selection: inAlgiers });
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
    const { user, calls } = renderAdmin(add, { claims: asAdmin, selection: inAlgiers });
    await typePerson(user);
    await choose(user, 'Office', 'Oran Port');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(invitation(calls)).toMatchObject({ officeId: oran.id }));
  });

  test('that becomes one of an ADMIN again forgets the office', async () => {
    const { user, calls } = renderAdmin(add, { selection: inAlgiers });
    await typePerson(user);
    await choose(user, 'Role', 'Office Manager');
    await choose(user, 'Role', 'Admin');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(invitation(calls)).toMatchObject({ role: 'ADMIN', countryCode: 'DZ', officeId: null }));
  });

  test('that an ADMIN makes is one of an OFFICEMANAGER', async () => {
    renderAdmin(add, { claims: asAdmin, selection: inAlgiers });
    const role = await screen.findByRole('combobox', { name: 'Role' });
    expect(role).toHaveTextContent('Office Manager');
    expect(role).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Office' })).toBeEnabled();
  });

  test('of an OFFICEMANAGER waits for a country and an office, and then goes on with what was typed', async () => {
    const { user } = renderAdmin(add);
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

  test('of an OFFICEMANAGER is given up with the prompt: a SUPERADMIN is back at the role of an ADMIN', async () => {
    const { user } = renderAdmin(add);
    await screen.findByLabelText('Name');
    await choose(user, 'Role', 'Office Manager');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Admin');
  });

  test('of an OFFICEMANAGER is given up with the prompt: an ADMIN is back at the list', async () => {
    const { user, address } = renderAdmin(add, { claims: asAdmin, selection: { country: 'DZ' } });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/manage-admins'));
  });

  test('keeps what was typed when it is refused, and shows the issue at its field', async () => {
    const message = 'Somebody has this email address already';
    const { user, address } = renderAdmin(add, {
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

describe('an account that is edited', () => {
  const edit = `/manage-admins/${manager.id}`;
  const getUser = () => manager;

  test('keeps its role and its office', async () => {
    renderAdmin(edit, { api: { getUser } });
    expect(await screen.findByRole('heading', { name: 'Edit Admin' })).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'Role' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Office' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Office' })).toHaveTextContent('Algiers Centre');
    expect(screen.queryByRole('button', { name: /^Country/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('of an ADMIN keeps its country', async () => {
    renderAdmin(`/manage-admins/${admin.id}`, { api: { getUser: () => admin } });
    expect(await screen.findByRole('button', { name: /^Country/ })).toBeDisabled();
    expect(screen.queryByRole('combobox', { name: 'Office' })).not.toBeInTheDocument();
  });

  test('is saved without a phone', async () => {
    const { user, calls, address } = renderAdmin(edit, { api: { getUser, updateUser: () => manager } });
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Karim B.');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findAllByText('User updated successfully'))[0]).toBeVisible();
    const change = calls.find(({ operation }) => operation === 'updateUser');
    expect(change?.body).toEqual({ name: 'Karim B.', email: 'karim@comptoir.example', phone: null });
    expect(change?.headers.get('if-match')).toBe('"1"');
    expect(address()).toBe('/manage-admins');
  });

  test('loses its phone when that is cleared', async () => {
    const { user, calls } = renderAdmin(`/manage-admins/${admin.id}`, {
      api: { getUser: () => admin, updateUser: () => admin },
    });
    await user.clear(await screen.findByLabelText(/^Phone/));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'updateUser')?.body).toMatchObject({ phone: null }),
    );
  });

  test('names what is missing', async () => {
    const { user } = renderAdmin(edit, { api: { getUser } });
    await user.clear(await screen.findByLabelText('Name'));
    await user.clear(screen.getByLabelText('Email'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Invalid email address')).toBeVisible();
  });

  test('that nobody has taken up is invited again', async () => {
    const { user, calls } = renderAdmin(edit, { api: { getUser, resendInvitation: () => undefined } });
    expect(await screen.findByText('(Account not verified)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend invitation' }));
    expect((await screen.findAllByText('Invitation sent to karim@comptoir.example'))[0]).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'resendInvitation')?.params).toEqual({ id: manager.id });
  });

  test('that has a password is not invited again', async () => {
    renderAdmin(`/manage-admins/${admin.id}`, { api: { getUser: () => admin } });
    expect(await screen.findByDisplayValue('Samir Ould')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend invitation' })).not.toBeInTheDocument();
  });

  test('is deleted after the question', async () => {
    const { user, address } = renderAdmin(edit, { api: { getUser, deleteUser: () => undefined } });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toHaveAccessibleDescription(
      'This action cannot be undone. This will permanently delete the admin.',
    );
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
    expect((await screen.findAllByText('Admin deleted successfully'))[0]).toBeVisible();
    expect(address()).toBe('/manage-admins');
  });

  test('that cannot be deleted says why', async () => {
    const { user } = renderAdmin(edit, { api: { getUser, deleteUser: () => failure(409, 'This is the last one.') } });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
    expect((await screen.findAllByText('Failed to delete admin. This is the last one.'))[0]).toBeVisible();
  });

  test('cannot be deleted by its own person', async () => {
    const self = { ...superadmin, office: null };
    renderAdmin(`/manage-admins/${self.id}`, { claims: { sub: self.id }, api: { getUser: () => self } });
    expect(await screen.findByDisplayValue('Nadia Haddad')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});
