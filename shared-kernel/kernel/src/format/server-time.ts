const KEY = 'clockError';
/** In milliseconds. Smaller differences are latency or ordinary clock error. */
const TOLERANCE_MS = 60_000;
/** In milliseconds. Slower answers are ignored: the computer may have slept. */
const SLOWEST_MS = 30_000;

let known: number | undefined;

/** Time of the server in milliseconds since 1970, from the local clock and its known error. */
export function serverNow(): number {
  return Date.now() - clockError();
}

/** Time of the server as a `Date`. */
export function now(): Date {
  return new Date(serverNow());
}

/** Milliseconds by which the local clock is ahead of the server's; 0 within a minute. */
export function clockError(): number {
  return (known ??= stored());
}

/** Compares the local clock with the `Date` header of an answer to a request sent at `sentAt`. */
export function compareClock(date: string | null, sentAt: number): void {
  const received = Date.now();
  const served = Date.parse(date ?? '');
  if (Number.isNaN(served) || received - sentAt > SLOWEST_MS || received < sentAt) return;
  const ahead = received - served;
  if (Math.abs(ahead - clockError()) < TOLERANCE_MS) return;
  known = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead;
  store(known);
}

// The next page needs it before its first answer (first-calls, first-paint).
function store(error: number): void {
  try {
    if (error === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(error));
  } catch {
    // Without storage it is measured again with the first answer.
  }
}

function stored(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
