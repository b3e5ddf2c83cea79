/** Loads optional code; after a failure again on each `online` event. */
export function loadLater<Code>(load: () => Promise<Code>, begin: (code: Code) => void): void {
  load().then(begin, () => addEventListener('online', () => loadLater(load, begin), { once: true }));
}
