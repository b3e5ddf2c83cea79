export const RUNNING = 'comptoir.running ';
/** Interval of the heartbeat in milliseconds. */
export const BEAT_MS = 1000;

const key = RUNNING + Date.now();
const started = new Set<string>();

/**
 * Versions whose code runs in this page, as `name version`. A visible page keeps them in storage with its time and age,
 * and removes them when it is left: a page that hangs leaves them to the next one.
 */
export const running = {
  suspects: (): Iterable<string> => started,
  beat: (): void => {
    const mark = [Date.now(), performance.now(), ...running.suspects()].join();
    try {
      localStorage.setItem(key, mark);
    } catch {
      // A full storage: the page works without a mark.
    }
    if (document.hidden) clearMark();
  },
  start: (remote: string, version: string): void => {
    if (!started.size) {
      setInterval(() => running.beat(), BEAT_MS);
      addEventListener('pagehide', clearMark);
    }
    started.add(`${remote} ${version}`);
    running.beat();
  },
};

function clearMark(): void {
  localStorage.removeItem(key);
}
