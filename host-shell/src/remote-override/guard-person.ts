import type { SessionStore } from '@comptoir/kernel/session';
import { isFor } from './apply-override';
import type { AppliedOverride } from './page-override';

/**
 * Loads the page again when it comes to be used by somebody for whom it was not made: an override runs for the person
 * who asked for it, and for nobody who signs in afterwards.
 */
export function guardPerson(
  override: AppliedOverride,
  session: Pick<SessionStore, 'get' | 'subscribe'>,
  reload: () => void,
): () => void {
  return session.subscribe(() => {
    const current = session.get();
    // A session that ended by itself may go on, with what was typed.
    if (current.status === 'signed-out' && current.reason === 'ended') return;
    if (isFor(override, current) !== (override.status !== 'idle')) reload();
  });
}
