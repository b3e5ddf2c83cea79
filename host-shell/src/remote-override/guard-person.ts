import type { SessionStore } from '@comptoir/kernel/session';
import { isFor } from './apply-override';
import type { AppliedOverride } from './page-override';

/** Reloads the page for another person: an override runs only for the person who requested it. */
export function guardPerson(
  override: AppliedOverride,
  session: Pick<SessionStore, 'get' | 'subscribe'>,
  reload: () => void,
): () => void {
  return session.subscribe(() => {
    const current = session.get();
    // An expired session may be resumed, with its input.
    if (current.status === 'signed-out' && current.reason === 'ended') return;
    if (isFor(override, current) !== (override.status !== 'idle')) reload();
  });
}
