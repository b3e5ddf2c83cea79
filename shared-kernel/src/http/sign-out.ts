import { logError } from '../log/log-error';
import { session } from '../session/session';
import { http } from './http';

/** Signs the person out: here at once, whatever becomes of the call, and on the server. */
export function signOut(): void {
  // It takes the token before the session ends here, and goes on when the page is closed.
  const told = http.call('logout', {}, { keepalive: true });
  session.signOut('signed-out');
  told.catch((error: unknown) => logError('The server could not be told of the sign-out', error));
}
