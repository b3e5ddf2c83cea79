import { waitFor } from '@testing-library/react';
import { session } from '../session/session';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { endPendingSessions, signOut } from './sign-out';

test('a sign-out without a connection ends the session on the server once there is one', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no connection'));
  const token = tokenFor();
  session.signIn(token);
  signOut();
  expect(session.get().status).toBe('signed-out');
  await endPendingSessions();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  fetched.mockClear();
  fetched.mockResolvedValue(Response.json({}));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(fetched).toHaveBeenCalledWith('/api/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await endPendingSessions();
  expect(fetched).toHaveBeenCalledTimes(1);
});
