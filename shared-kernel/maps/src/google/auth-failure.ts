import { createStore } from '@comptoir/kernel/store';

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

const refused = createStore(false);

/** Records that Google refuses the key. The script reports it once per page, to a global of this name only. */
export function noteAuthFailure(): void {
  window.gm_authFailure = () => refused.set(true);
}

/** Calls `listener` when Google refuses the key, at once if it has already. Returns a function that unsubscribes. */
export function onAuthFailure(listener: () => void): () => void {
  if (refused.get()) listener();
  return refused.subscribe(listener);
}
