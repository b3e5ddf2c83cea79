import { failure, refusal, renderScreen, tokenFor } from '@comptoir/remote-sdk/testing';
import { session } from '@comptoir/kernel/session';
import { screen, waitFor } from '@testing-library/react';
import { LoginPage } from './login.page';

const demoAccounts = [{ label: 'Super Admin', email: 'superadmin@comptoir.example', password: 'Comptoir-demo-1' }];
const signedOut = { claims: null, route: '/auth/login' } as const;
const refused = () => failure(401, 'Email or password is wrong');

test('a person signs in with email and password', async () => {
  const token = tokenFor({ role: 'ADMIN' });
  const { user, calls } = renderScreen(<LoginPage demoAccounts={[]} />, {
    ...signedOut,
    api: { login: () => ({ access_token: token }) },
  });
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await user.type(screen.getByLabelText('Email'), ' Admin@Comptoir.example ');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await waitFor(() => expect(session.get()).toMatchObject({ status: 'signed-in', token }));
  expect(calls[0]?.body).toEqual({ email: 'admin@comptoir.example', password: 'secret' });
});

test('the cursor is in Email, except on touch devices', async () => {
  const { unmount } = renderScreen(<LoginPage demoAccounts={[]} />, signedOut);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  unmount();
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(pointer: coarse)',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { user } = renderScreen(<LoginPage demoAccounts={[]} />, signedOut);
  // The next Tab from Email would reach the password.
  await user.tab();
  expect(screen.getByLabelText('Password')).not.toHaveFocus();
});

test.each([
  ['Invalid email address', 'nobody', 'secret'],
  ['Password is required', 'admin@comptoir.example', ''],
])('the form says %s', async (message, email, password) => {
  const { user, calls } = renderScreen(<LoginPage demoAccounts={[]} />, signedOut);
  await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('refused credentials are reported, and the input stays', async () => {
  const { user } = renderScreen(<LoginPage demoAccounts={[]} />, { ...signedOut, api: { login: refused } });
  await user.type(screen.getByLabelText('Email'), 'admin@comptoir.example');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  const text = 'Invalid credentials - Please check your email and password and try again.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('admin@comptoir.example');
});

test('a second step follows the password, and a way back keeps the email', async () => {
  const token = tokenFor({ role: 'ADMIN' });
  const { user, calls } = renderScreen(<LoginPage demoAccounts={[]} />, {
    ...signedOut,
    api: {
      login: () => refusal('second-step', { step: 'factor', ticket: 'a ticket', passkeys: 'off' }),
      completeSignIn: () => ({ access_token: token }),
    },
  });
  await user.type(screen.getByLabelText('Email'), 'admin@comptoir.example');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Back to sign-in' }));
  expect(screen.getByLabelText('Email')).toHaveValue('admin@comptoir.example');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  await waitFor(() => expect(session.get()).toMatchObject({ status: 'signed-in', token }));
  expect(calls.at(-1)?.body).toEqual({ ticket: 'a ticket', oneTimeCode: '123456' });
});

test('a rate limit is not reported as wrong credentials', async () => {
  const login = () => failure(429, 'Too many attempts. Try again in 15 minutes.');
  const { user } = renderScreen(<LoginPage demoAccounts={demoAccounts} />, { ...signedOut, api: { login } });
  await user.click(screen.getByRole('button', { name: 'Super Admin' }));
  expect(await screen.findByText('Too many attempts. Try again in 15 minutes.')).toBeVisible();
});

test('a demonstration lists its accounts, and one press signs in', async () => {
  const { user, calls } = renderScreen(<LoginPage demoAccounts={demoAccounts} />, {
    ...signedOut,
    api: { login: () => ({ access_token: tokenFor() }) },
  });
  await user.click(screen.getByRole('button', { name: 'Super Admin' }));
  await waitFor(() => expect(session.get().status).toBe('signed-in'));
  expect(calls[0]?.body).toEqual({ email: 'superadmin@comptoir.example', password: 'Comptoir-demo-1' });
});

test('a deployment without demo accounts lists none', () => {
  renderScreen(<LoginPage demoAccounts={[]} />, signedOut);
  expect(screen.queryByText('Try the demonstration as')).not.toBeInTheDocument();
});
