import { failure, renderScreen, tokenFor } from '@comptoir/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { ConfirmUserPage } from './confirm-user.page';
import { LoginPage } from './login.page';
import { ForgotPasswordPage } from './forgot-password.page';
import { ResetPasswordPage } from './reset-password.page';
import { welcome } from './welcome';

const INVALID = 'Invalid Link - This link appears to be invalid or has expired.';
const done = () => ({ message: 'Done' });
const usable = () => ({ valid: true });
const used = () => ({ valid: false });

describe('forgot password', () => {
  const open = (api: Parameters<typeof renderScreen>[1] = {}) =>
    renderScreen(<ForgotPasswordPage />, { claims: null, ...api });

  test('shows the same message whether or not the account exists', async () => {
    const { user, calls } = open({ api: { retrievePassword: done } });
    await user.type(screen.getByLabelText('Email'), 'admin@comptoir.example');
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    const text = 'If an account exists with this email, you will receive a password reset link';
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls[0]?.body).toEqual({ email: 'admin@comptoir.example' });
  });

  test('a failure shows its reason', async () => {
    const { user } = open({ api: { retrievePassword: () => failure(503, 'The server is starting.') } });
    await user.type(screen.getByLabelText('Email'), 'admin@comptoir.example{Enter}');
    expect(await screen.findByText(/Failed to send reset link. Please try again./)).toBeVisible();
    expect(screen.getByText(/The server is starting./)).toBeVisible();
  });

  test('requires a valid address and links back', async () => {
    const { user, calls } = open();
    await user.type(screen.getByLabelText('Email'), 'nobody{Enter}');
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    expect(calls).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth/login');
  });
});

describe('reset password', () => {
  const open = (route: string, api = {}) =>
    renderScreen(<ResetPasswordPage />, { claims: null, route, api: { checkLink: usable, ...api } });

  test('without a token the link is invalid', () => {
    open('/auth/reset-password');
    expect(screen.getByText(INVALID)).toBeVisible();
  });

  test('a new password is set with the token, and the sign-in page opens', async () => {
    const { user, calls, address } = open('/auth/reset-password?token=t-1', { resetPassword: done });
    await user.type(await screen.findByLabelText('New password'), 'long enough');
    await user.type(screen.getByLabelText('Confirm password'), 'long enough');
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText('Password has been reset successfully')).toBeVisible();
    expect(calls[1]?.body).toEqual({ token: 't-1', newPassword: 'long enough', confirmPassword: 'long enough' });
    expect(address()).toBe('/auth/login');
  });

  test.each([
    ['Password must be at least 8 characters', 'short', 'short'],
    ["Passwords don't match", 'long enough', 'long enoug'],
  ])('says %s', async (message, password, confirmation) => {
    const { user } = open('/auth/reset-password?token=t-1');
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), `${confirmation}{Enter}`);
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('a used or expired link says so at once', async () => {
    const { calls } = open('/auth/reset-password?token=t-1', { checkLink: used });
    expect(await screen.findByText(INVALID)).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ purpose: 'RESET', token: 't-1' }]);
  });

  test('a link that could not be checked shows its form', async () => {
    open('/auth/reset-password?token=t-1', { checkLink: () => failure(503, 'The server is starting.') });
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  test('a token used meanwhile is refused, and the input stays', async () => {
    const reason = 'This link appears to be invalid or has expired.';
    const resetPassword = () => failure(422, reason);
    const { user } = open('/auth/reset-password?token=t-1', { resetPassword });
    await user.type(await screen.findByLabelText('New password'), 'long enough');
    await user.type(screen.getByLabelText('Confirm password'), 'long enough{Enter}');
    expect(await screen.findByText(`Failed to reset password. Please try again. ${reason}`)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('long enough');
  });
});

describe('account setup', () => {
  const open = (route: string, api = {}) =>
    renderScreen(<ConfirmUserPage />, { claims: null, route, api: { checkLink: usable, ...api } });
  const invitation = tokenFor({ email: 'new.manager@comptoir.example' });

  test.each(['/auth/confirm-user', '/auth/confirm-user?token=nonsense'])('%s is an invalid link', (route) => {
    open(route);
    expect(screen.getByText(INVALID)).toBeVisible();
  });

  test('greets the invited person, takes a password and opens the sign-in page', async () => {
    const { user, calls, address } = open(`/auth/confirm-user?token=${invitation}`, { signup: done });
    expect(await screen.findByRole('heading', { name: 'Complete your account setup!' })).toBeVisible();
    expect(screen.getByText(/new\.manager@comptoir\.example/)).toBeVisible();
    await user.type(screen.getByLabelText('Password'), 'long enough');
    await user.type(screen.getByLabelText('Confirm password'), 'long enough');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Account created successfully')).toBeVisible();
    expect(calls[1]?.body).toMatchObject({ token: invitation, password: 'long enough' });
    expect(address()).toBe('/auth/login');
  });

  test('a used or expired invitation says so at once', async () => {
    const { calls } = open(`/auth/confirm-user?token=${invitation}`, { checkLink: used });
    expect(await screen.findByText(INVALID)).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ purpose: 'INVITATION', token: invitation }]);
  });

  test('a new account is greeted at the sign-in, where only the password is missing', async () => {
    const state = welcome('new.manager@comptoir.example');
    renderScreen(<LoginPage demoAccounts={[]} />, { claims: null, route: { pathname: '/auth/login', state } });
    expect(screen.getByText('Your account is ready. Sign in with your new password.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('new.manager@comptoir.example');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  });
});
