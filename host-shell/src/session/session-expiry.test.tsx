import { session } from '@comptoir/kernel/session';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
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
