import type { RemoteLoader } from '../remotes/remote-loader';

/** In milliseconds; nothing is loaded if no piece of the remote is on the page. */
const LONGEST_MS = 2000;

/** Resolves when the remote is shown or has failed. */
export function untilLoaded(loader: Pick<RemoteLoader, 'subscribe' | 'state'>, remote: string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, LONGEST_MS);
    const unsubscribe = loader.subscribe(() => {
      const { status } = loader.state(remote);
      if (status !== 'pending' && status !== 'loading') end();
    });
  });
}
