import { session } from '@comptoir/kernel/session';
import { useLocation } from '@comptoir/kernel/router';
import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { IDLE_MS } from '../when-idle';
import { returnAddress } from './return-address';
import { SignedIn } from './signed-in';

const profile = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Nadia Benali',
  email: 'superadmin@comptoir.example',
  phone: null,
  role: 'SUPERADMIN',
  countryCode: null,
  officeId: null,
  verified: true,
} as const;

function Page() {
  const { pathname, state } = useLocation();
  if (pathname === '/auth/login') return <p>sign in, then {returnAddress(state)}</p>;
  return <SignedIn>the page</SignedIn>;
}

const open = (options: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<Page />, { route: '/agencies?search=x', ...options, api: { getMe: () => profile, ...options?.api } });

test('a signed-in person sees the page', () => {
  open({});
  expect(screen.getByText('the page')).toBeVisible();
});

test('the cohort cookie is set for the next page, until the person signs out', async () => {
  open({ api: { getMe: () => ({ ...profile, countryCode: 'MA', place: 4711 }) } });
  const cookie = /comptoir\.cohort=4711\.SUPERADMIN\.MA\.\.[0-9a-f]{8}(;|$)/;
  await waitFor(() => expect(document.cookie).toMatch(cookie), { timeout: 2 * IDLE_MS });
  expect(document.cookie).not.toContain('Nadia');
  act(() => session.signOut('signed-out'));
  expect(document.cookie).not.toContain('cohort');
});

test('after a sign-out the next session starts at the dashboard', () => {
  open({});
  act(() => session.signOut('signed-out'));
  expect(screen.getByText('sign in, then /')).toBeVisible();
});

test('a session that ends on a page returns to it', () => {
  open({});
  act(() => session.signOut('ended'));
  expect(screen.getByText('sign in, then /agencies?search=x')).toBeVisible();
});

test('a person unknown to the server is signed out', async () => {
  open({ api: { getMe: () => failure(404, 'No such person') } });
  await waitFor(() => expect(session.get().status).toBe('signed-out'));
});

test('a server that is away ends no session', async () => {
  const getMe = jest.fn(() => failure(503, 'Starting'));
  open({ api: { getMe } });
  await waitFor(() => expect(getMe).toHaveBeenCalled());
  expect(await screen.findByText('the page')).toBeVisible();
  expect(session.get().status).toBe('signed-in');
});

test.each([
  [undefined, '/'],
  [{ from: '/agencies' }, '/agencies'],
  [{ from: '//elsewhere.example' }, '/'],
  [{ from: 'https://elsewhere.example' }, '/'],
])('the state %j returns to %s', (state, address) => {
  expect(returnAddress(state)).toBe(address);
});
