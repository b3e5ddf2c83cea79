import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { admin, manager, superadmin } from '../testing/samples';
import { Area } from './admins.area';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

function renderAdmin(route: string, { api, ...options }: Options = {}) {
  return renderScreen(<Area />, {
    route,
    path: '/manage-admins/*',
    api: { listUsers: () => [], listAudit: () => [], ...api },
    ...options,
  });
}

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
    expect(change?.body).toEqual({
      name: 'Karim B.',
      email: 'karim@comptoir.example',
      phone: null,
      platform: false,
    });
    expect(change?.headers.get('if-match')).toBe('"1"');
    expect(address()).toBe('/manage-admins');
  });

  test('loses its phone when the field is cleared', async () => {
    const { user, calls } = renderAdmin(`/manage-admins/${admin.id}`, {
      api: { getUser: () => admin, updateUser: () => admin },
    });
    await user.clear(await screen.findByLabelText(/^Phone/));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'updateUser')?.body).toMatchObject({ phone: null }),
    );
  });

  test('shows missing fields', async () => {
    const { user } = renderAdmin(edit, { api: { getUser } });
    await user.clear(await screen.findByLabelText('Name'));
    await user.clear(screen.getByLabelText('Email'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Invalid email address')).toBeVisible();
  });

  test('with an unused invitation is invited again', async () => {
    const { user, calls } = renderAdmin(edit, { api: { getUser, resendInvitation: () => undefined } });
    expect(await screen.findByText('(Account not verified)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend invitation' }));
    expect((await screen.findAllByText('Invitation sent to karim@comptoir.example'))[0]).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'resendInvitation')?.params).toEqual({ id: manager.id });
  });

  test('with a password is not invited again', async () => {
    renderAdmin(`/manage-admins/${admin.id}`, { api: { getUser: () => admin } });
    expect(await screen.findByDisplayValue('Samir Ould')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend invitation' })).not.toBeInTheDocument();
  });

  test('is deleted after the question', async () => {
    const { user, address } = renderAdmin(edit, { api: { getUser, deleteUser: () => undefined } });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toHaveAccessibleDescription(
      'This action cannot be undone. This will permanently delete the admin. Karim Belkacem',
    );
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
    expect((await screen.findAllByText('Admin deleted successfully'))[0]).toBeVisible();
    expect(address()).toBe('/manage-admins');
  });

  test('that cannot be deleted shows the reason', async () => {
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

  test('is given the platform permission by a SUPERADMIN alone', async () => {
    const { user, calls } = renderAdmin(edit, { api: { getUser, updateUser: () => manager } });
    await user.click(await screen.findByRole('checkbox', { name: /^May see the page Platform/ }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'updateUser')?.body).toMatchObject({ platform: true }),
    );
  });

  test('has no platform permission in the form of an ADMIN', async () => {
    const claims = { sub: admin.id, role: 'ADMIN' as const, countryCode: 'DZ' };
    const { user, calls } = renderAdmin(edit, { claims, api: { getUser, updateUser: () => manager } });
    await user.type(await screen.findByLabelText('Name'), ' B.');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'updateUser')?.body).not.toHaveProperty('platform'),
    );
  });
});
