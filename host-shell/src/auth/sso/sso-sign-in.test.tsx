import { refusal, renderScreen, tokenFor } from '@comptoir/remote-sdk/testing';
import { session } from '@comptoir/kernel/session';
import { screen, waitFor } from '@testing-library/react';
import { LoginPage } from '../login.page';

const page = <LoginPage demoAccounts={[]} sso="Contoso" />;

test('the way to the provider is a link that leads back to the asked page', async () => {
  renderScreen(page, { claims: null, route: '/auth/login' });
  const link = await screen.findByRole('link', { name: 'Sign in with Contoso' });
  expect(link).toHaveAttribute('href', '/api/sso/start?returnTo=%2F');
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('after the answer of the provider the page takes the session once', async () => {
  const token = tokenFor({ role: 'ADMIN' });
  const api = { completeSso: () => ({ access_token: token, returnTo: '/agencies' }) };
  const { calls } = renderScreen(page, { claims: null, route: '/auth/login?sso', api });
  await waitFor(() => expect(session.get()).toMatchObject({ status: 'signed-in', token }));
  expect(calls.map(({ body }) => body)).toEqual([{}]);
});

test('a refusal is shown beside both ways to sign in', async () => {
  const api = { completeSso: () => refusal('sso-unknown') };
  renderScreen(page, { claims: null, route: '/auth/login?sso', api });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Signing in with Contoso did not work.');
  expect(notice).toHaveTextContent('There is no account for you here. Please ask an administrator to invite you.');
  expect(screen.getByRole('link', { name: 'Sign in with Contoso' })).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeVisible();
});
