const FIRST_MS = 1_000;
const LONGEST_MS = 300_000;

/** Delay in milliseconds before the next attempt: exponential, with jitter between half and all of it. */
export function backOff(failures: number, random = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return longest * (0.5 + random() / 2);
}
