import type { SessionRecord } from '@comptoir/api-contract/session-records';
import { currentLanguage, LANGUAGE_KEY, setLanguage } from '@comptoir/kernel/i18n';
import { session } from '@comptoir/kernel/session';
import { failure, renderScreen, tokenFor } from '@comptoir/remote-sdk/testing';
import { APPEARANCE_KEY, areSingleKeysOn, SINGLE_KEYS_KEY } from '@comptoir/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { superadmin } from '../testing/samples';
import { Area } from './settings.area';

type Api = NonNullable<Parameters<typeof renderScreen>[1]>['api'];

function renderSettings(api: Api = {}) {
  return renderScreen(<Area />, {
    route: '/settings',
    path: '/settings/*',
    api: { getMe: () => superadmin, listSessions: () => [], ...api },
  });
}

test('name and email are shown and cannot be changed', async () => {
  renderSettings();
  expect(await screen.findByDisplayValue('Nadia Haddad')).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('superadmin@comptoir.example');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
});

test.each([
  ['COLLECTOR', true],
  ['OFFICEMANAGER', true],
  ['ADMIN', false],
  ['SUPERADMIN', false],
] as const)('a %s reads that only an administrator changes them: %s', async (role, isSaid) => {
  renderScreen(<Area />, {
    route: '/settings',
    path: '/settings/*',
    claims: { role },
    api: { getMe: () => superadmin, listSessions: () => [] },
  });
  await screen.findByDisplayValue('Nadia Haddad');
  expect(screen.queryAllByText('Only an administrator can change these.')).toHaveLength(isSaid ? 1 : 0);
});

test('a profile that fails to load says so and leaves the rest of the page', async () => {
  renderSettings({ getMe: () => failure(503, 'The database is not ready.') });
  expect(await screen.findByText('The database is not ready.')).toBeVisible();
  expect(screen.getByLabelText('New password')).toBeEnabled();
});

describe('the change of a password', () => {
  const changed = tokenFor({ exp: 4_102_444_801 });

  async function submit(user: ReturnType<typeof renderSettings>['user'], texts: [string, string, string]) {
    const labels = ['Current password', 'New password', 'Confirm new password'];
    for (const [index, label] of labels.entries()) {
      const text = texts[index];
      if (text) await user.type(screen.getByLabelText(label), text);
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  }

  test('shows missing fields', async () => {
    const { user, calls } = renderSettings();
    await submit(user, ['', '', '']);
    expect(await screen.findByText('Current password is required')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(screen.getByText('Please confirm your password')).toBeVisible();
    expect(calls.map(({ operation }) => operation)).not.toContain('changePassword');
  });

  test('takes six characters, not five', async () => {
    const { user, calls } = renderSettings({ changePassword: () => ({ access_token: changed, message: '' }) });
    await submit(user, ['Comptoir-demo-1', '12345', '12345']);
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
    await submit(user, ['', '6', '6']);
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'changePassword')).toMatchObject([
        { body: { newPassword: '123456', confirmPassword: '123456' } },
      ]),
    );
  });

  test('shows at the confirmation that the two do not match', async () => {
    const { user } = renderSettings();
    await submit(user, ['Comptoir-demo-1', 'a new password', 'another one']);
    await waitFor(() =>
      expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription("Passwords don't match"),
    );
  });

  test('sends the three fields, says so, empties the form and continues with the new token', async () => {
    const { user, calls } = renderSettings({ changePassword: () => ({ access_token: changed, message: 'Done' }) });
    await submit(user, ['Comptoir-demo-1', 'a new password', 'a new password']);
    expect((await screen.findAllByText('Password updated successfully'))[0]).toBeVisible();
    expect(calls.filter(({ operation }) => operation === 'changePassword')).toMatchObject([
      {
        body: {
          oldPassword: 'Comptoir-demo-1',
          newPassword: 'a new password',
          confirmPassword: 'a new password',
        },
      },
    ]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(session.get()).toMatchObject({ status: 'signed-in', token: changed });
  });

  test('shows at its field that the new password is too common', async () => {
    const message = 'This password is too common or too easy to guess';
    const { user } = renderSettings({
      changePassword: () => failure(422, message, [{ path: 'newPassword', message }]),
    });
    await submit(user, ['Comptoir-demo-1', 'sesame', 'sesame']);
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('sesame');
  });

  test('keeps the input when the current password is wrong, and shows it at its field', async () => {
    const message = 'The current password is not correct';
    const { user } = renderSettings({
      changePassword: () => failure(422, message, [{ path: 'oldPassword', message }]),
    });
    await submit(user, ['wrong', 'a new password', 'a new password']);
    const toast = `Failed to update password. Please try again. ${message}`;
    expect((await screen.findAllByText(toast))[0]).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('New password')).toHaveValue('a new password');
    expect(screen.getByLabelText('Confirm new password')).toHaveValue('a new password');
  });
});

test('the appearance takes effect at once and is kept', async () => {
  const { user } = renderSettings();
  const root = document.documentElement;
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(root).toHaveAttribute('data-appearance', 'dark');
  expect(localStorage.getItem(APPEARANCE_KEY)).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(root).not.toHaveAttribute('data-appearance');
  expect(localStorage.getItem(APPEARANCE_KEY)).toBeNull();
});

test('single keys are switched off, which is kept, and on again', async () => {
  const { user } = renderSettings();
  const choice = within(screen.getByRole('group', { name: 'Single-key shortcuts' }));
  expect(choice.getByRole('radio', { name: 'On' })).toBeChecked();
  await user.click(choice.getByRole('radio', { name: 'Off' }));
  expect(areSingleKeysOn()).toBe(false);
  expect(localStorage.getItem(SINGLE_KEYS_KEY)).toBe('off');
  await user.click(choice.getByRole('radio', { name: 'On' }));
  expect(areSingleKeysOn()).toBe(true);
  expect(localStorage.getItem(SINGLE_KEYS_KEY)).toBeNull();
});

test('each language has its own name, and Arabic mirrors the page', async () => {
  const { user, calls } = renderSettings({ chooseLanguage: () => new Response(null, { status: 204 }) });
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'العربية' }));
  expect(await screen.findByRole('heading', { name: 'الإعدادات' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('ar');
  // Later mails use the language.
  const choice = expect.objectContaining({ operation: 'chooseLanguage', body: { language: 'ar' } });
  await waitFor(() => expect(calls).toContainEqual(choice));
  await act(() => setLanguage('en'));
  expect(currentLanguage()).toBe('en');
});

describe('the other sessions', () => {
  const here: SessionRecord = {
    id: '01890000-0000-7000-8000-0000000000c1',
    current: true,
    createdDate: '2026-11-22T08:00:00.000Z',
    lastSeenDate: '2026-11-22T09:00:00.000Z',
    address: '192.0.2.10',
    browser: 'Firefox',
    system: 'Windows',
  };
  const other = {
    ...here,
    id: '01890000-0000-7000-8000-0000000000c2',
    current: false,
    browser: 'Safari',
    system: 'iOS',
  };
  const renewed = tokenFor({ exp: 4_102_444_802 });
  const end = async (user: ReturnType<typeof renderSettings>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Sign out of all other sessions' }));
  };

  test('end after a question, and this one continues with a new token', async () => {
    let sessions = [here, other];
    const { user } = renderSettings({
      listSessions: () => sessions,
      endOtherSessions: () => {
        sessions = [here];
        return { access_token: renewed };
      },
    });
    expect(await screen.findByText('Safari on iOS')).toBeVisible();
    await end(user);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/You stay signed in here/);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect((await screen.findAllByText('Signed out of all other sessions'))[0]).toBeVisible();
    expect(session.get()).toMatchObject({ status: 'signed-in', token: renewed });
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  });

  test('continue when the question is not confirmed', async () => {
    const { user, calls } = renderSettings();
    await end(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calls.map(({ operation }) => operation)).not.toContain('endOtherSessions');
  });
});
