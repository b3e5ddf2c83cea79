import { session } from '@comptoir/kernel/session';
import { refusal, renderScreen } from '@comptoir/remote-sdk/testing';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { screen, waitFor, within } from '@testing-library/react';
import { SessionExpiry } from './session-expiry';
import { SignedIn } from './signed-in';

const inSeconds = (seconds: number) => ({ exp: Math.floor(Date.now() / 1000) + seconds });

test('a session that ends in ten minutes is announced, one that ends later is not', () => {
  const { unmount } = renderScreen(<SessionExpiry />, { claims: inSeconds(11 * 60) });
  expect(screen.queryByText(/^Your session ends at/)).not.toBeInTheDocument();
  unmount();
  renderScreen(<SessionExpiry />, { claims: inSeconds(9 * 60) });
  expect(screen.getByText(/^Your session ends at/)).toBeVisible();
});

const profile = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Amina Haddad',
  email: 'collector@comptoir.example',
  phone: null,
  role: 'COLLECTOR',
  countryCode: 'DZ',
  officeId: null,
  verified: true,
} as const;

test('a collector keeps the page beyond the end, and signs in on it to send', async () => {
  const login = jest.fn(() => ({ access_token: tokenFor({ role: 'COLLECTOR' }) }));
  const page = (
    <SignedIn>
      <SessionExpiry />
    </SignedIn>
  );
  const claims = { role: 'COLLECTOR', ...inSeconds(-60) } as const;
  const api = { login, getMe: () => (login.mock.calls.length > 0 ? profile : refusal('not-signed-in')) };
  const { address, user } = renderScreen(page, { claims, route: '/my-day', api });
  expect(await screen.findByText(/^Your session ended at/)).toBeVisible();
  expect(address()).toBe('/my-day');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(await screen.findByLabelText('Password'), 'Comptoir-demo-1');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByText(/^Your session ended at/)).not.toBeInTheDocument());
  expect(address()).toBe('/my-day');
});

test('the session ends at its moment, without an earlier error', async () => {
  const logged = jest.spyOn(console, 'error');
  const page = (
    <SignedIn>
      <SessionExpiry />
    </SignedIn>
  );
  const { address } = renderScreen(page, { claims: inSeconds(2), route: '/agencies' });
  await waitFor(() => expect(address()).toBe('/auth/login'), { timeout: 4000 });
  expect(session.get()).toEqual({ status: 'signed-out', reason: 'ended' });
  expect(logged).not.toHaveBeenCalled();
});
