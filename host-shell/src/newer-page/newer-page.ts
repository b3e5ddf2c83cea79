import { createStore } from '@comptoir/kernel/store';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { reloadPage } from '../remote-override/reload-page';

/** Whether the server would send this person another page by now: other versions of remotes. */
export const newerPage = createStore(false);

/** How often the page server is asked though nothing was told, in milliseconds. */
const PERIOD_MS = 15 * 60_000;

let askedAt = Date.now();

/** The stream of changes gives a sign of life: somebody looks at the page, and there is a line. What it tells may get lost. */
export function noteLife(): void {
  if (Date.now() - askedAt >= PERIOD_MS) askNewer();
}

/** Asks once: something was decided or published. */
export function askNewer(): void {
  if (newerPage.get()) return;
  askedAt = Date.now();
  import(/* webpackChunkName: "newer" */ './ask-newer').then(
    async ({ isNewerThere }) => {
      if (await isNewerThere()) newerPage.set(true);
    },
    // What cannot be fetched now is asked for again at the next sign.
    () => undefined,
  );
}

/** Takes the newer page when another one is opened: by then whatever was typed is sent, or given up. */
export function useNewerPage(pathname: string, reload: () => void = reloadPage): void {
  const isNewer = useSyncExternalStore(newerPage.subscribe, newerPage.get);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (isNewer && mayLeave()) reload();
  }, [pathname, isNewer, reload]);
}

/** Asks whoever has something unsaved, as the browser would. */
function mayLeave(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
