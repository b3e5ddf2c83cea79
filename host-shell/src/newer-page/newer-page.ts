import { createStore } from '@comptoir/kernel/store';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { reloadPage } from '../remote-override/reload-page';

/** True once the server would send other versions of remotes. */
export const newerPage = createStore(false);

/** Interval of checks without an event, in milliseconds. */
const PERIOD_MS = 15 * 60_000;

let checkedAt = Date.now();

/** Called on activity of the stream, which shows a visible page and a connection; events may get lost. */
export function noteLife(): void {
  if (Date.now() - checkedAt >= PERIOD_MS) checkForNewerPage();
}

/** Checks once, after a decision or a publication. */
export function checkForNewerPage(): void {
  if (newerPage.get()) return;
  checkedAt = Date.now();
  import(/* webpackChunkName: "decisions" */ './check-newer').then(
    async ({ isNewerThere }) => {
      if (await isNewerThere()) newerPage.set(true);
    },
    () => undefined,
  );
}

/** Loads the newer page on a navigation: by then input is sent or discarded. */
export function useNewerPage(pathname: string, reload: () => void = reloadPage): void {
  const isNewer = useSyncExternalStore(newerPage.subscribe, newerPage.get);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (isNewer && mayLeave()) reload();
  }, [pathname, isNewer, reload]);
}

/** Asks before unsaved input is lost, as the browser would. */
function mayLeave(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
