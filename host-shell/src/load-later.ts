/** Loads code that the page works without, and where that fails again each time that the browser has a network again. */
export function loadLater<Code>(load: () => Promise<Code>, begin: (code: Code) => void): void {
  load().then(begin, () => addEventListener('online', () => loadLater(load, begin), { once: true }));
}
