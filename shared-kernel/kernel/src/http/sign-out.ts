import { routes } from '@comptoir/api-contract/routes';
import { logError } from '../log/log-error';
import { session } from '../session/session';
import { isAnswered } from './api-error';
import { http } from './http';

/** Storage key for tokens of sessions that ended here and not yet on the server. Only this module reads it. */
const ENDING = 'comptoir.ending';

/** Signs the user out: here at once, and on the server as soon as it can be reached. */
export function signOut(): void {
  const current = session.get();
  const token = current.status === 'signed-in' ? current.token : undefined;
  // Sent with the token before the session ends here; continues if the page is closed.
  const logout = http.call('logout', {}, { keepalive: true });
  if (token !== undefined) write([...ending(), token]);
  session.signOut('signed-out');
  const forget = () => write(ending().filter((one) => one !== token));
  logout.then(forget, (error: unknown) => {
    if (isAnswered(error)) forget();
    logError('The sign-out could not be sent to the server', error);
  });
}

/** Ends sessions on the server that ended here without a connection. */
export async function endPendingSessions(): Promise<void> {
  const { method, path } = routes.logout;
  for (const token of ending()) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`/api${path}`, { method, headers }).catch(() => undefined);
    // A 401 means that the session has expired already.
    if (answer?.ok || answer?.status === 401) write(ending().filter((one) => one !== token));
  }
}

window.addEventListener('online', () => void endPendingSessions());
void endPendingSessions();

function ending(): string[] {
  return (localStorage.getItem(ENDING) ?? '').split(' ').filter((token) => token !== '');
}

function write(tokens: readonly string[]): void {
  if (tokens.length === 0) localStorage.removeItem(ENDING);
  else localStorage.setItem(ENDING, tokens.join(' '));
}
