const KEY = 'clockError';
/** Differences below it come from the way of an answer and from clocks that people live with, in milliseconds. */
const TOLERANCE_MS = 60_000;
/** An answer that took longer says little about the clock: the computer may have slept, in milliseconds. */
const SLOWEST_MS = 30_000;

let known: number | undefined;

/** The time of the server in milliseconds since 1970, by the clock of this computer and what is known of its error. */
export function serverNow(): number {
  return Date.now() - clockError();
}

/** The same as a `Date`. */
export function now(): Date {
  return new Date(serverNow());
}

/** How far the clock of this computer is ahead of the server's, in milliseconds; 0 within a minute. */
export function clockError(): number {
  return (known ??= stored());
}

/** Compares the clock of this computer with the `Date` of an answer to a request that was sent at `sentAt`. */
export function compareClock(date: string | null, sentAt: number): void {
  const received = Date.now();
  const served = Date.parse(date ?? '');
  if (Number.isNaN(served) || received - sentAt > SLOWEST_MS || received < sentAt) return;
  const ahead = received - served;
  if (Math.abs(ahead - clockError()) < TOLERANCE_MS) return;
  known = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead;
  store(known);
}

// The next page judges the session before the server has answered anything (first-calls, first-paint).
function store(error: number): void {
  try {
    if (error === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(error));
  } catch {
    // Without a storage it is learned again from the first answer.
  }
}

function stored(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
