import { createStore } from '../../store/store';

declare global {
  interface Window {
    /** Google's script calls it when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

const refused = createStore(false);

/** Keeps in mind that Google refuses the key. The script says it once for a page, to a function of this name only. */
export function noteAuthFailure(): void {
  window.gm_authFailure = () => refused.set(true);
}

/** Calls `listener` when Google refuses the key, at once if it has done so already; returns the way to stop. */
export function onAuthFailure(listener: () => void): () => void {
  if (refused.get()) listener();
  return refused.subscribe(listener);
}
