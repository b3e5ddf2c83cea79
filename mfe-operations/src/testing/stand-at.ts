const RUNNING = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Makes it this moment; time stands still, and everything that waits goes on waiting as it does. */
export function standAt(moment: string): void {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: [...RUNNING] });
}
