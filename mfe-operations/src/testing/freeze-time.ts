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

/** Freezes the clock at a moment; timers keep running. */
export function freezeTime(moment: string): void {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: [...RUNNING] });
}
