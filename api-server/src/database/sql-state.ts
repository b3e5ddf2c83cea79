/** The five characters that say what a database error is, for example '23505' for a duplicate. */
export function sqlState(error: unknown): string | undefined {
  const code = detail(error, 'code');
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The constraint that an error names, if it names one. */
export function violatedConstraint(error: unknown): string | undefined {
  return detail(error, 'constraint');
}

/**
 * Connection cut, too many clients, shutting down; a statement that took too long, a transaction that was idle for too
 * long, a server that takes no writes (any more), and one that lost every race that it was let run again.
 */
const UNAVAILABLE_STATES = /^(08|53|57P|57014|25P03|25006|40001|40P01)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ERR_STREAM_DESTROYED',
]);
const UNAVAILABLE_CALLS = new Set(['connect', 'getaddrinfo']);
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|embedded database has stopped/;

/** Whether the database could not be asked at all, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return (
    UNAVAILABLE_STATES.test(sqlState(error) ?? '') ||
    UNAVAILABLE_CODES.has(detail(error, 'code') ?? '') ||
    UNAVAILABLE_CALLS.has(detail(error, 'syscall') ?? '') ||
    UNAVAILABLE_MESSAGES.test(detail(error, 'message') ?? '')
  );
}

/** Connection cut or refused, starting up or shutting down: what the next connection may not meet any more. */
const UNREACHABLE_STATES = /^(08|57P0)/;
const CUT = /Connection terminated|is not queryable/;

/** Whether there was no database to ask, or it went away in the middle; not one that is slow or full. */
export function isUnreachable(error: unknown): boolean {
  return (
    UNREACHABLE_STATES.test(sqlState(error) ?? '') ||
    UNAVAILABLE_CODES.has(detail(error, 'code') ?? '') ||
    UNAVAILABLE_CALLS.has(detail(error, 'syscall') ?? '') ||
    CUT.test(detail(error, 'message') ?? '')
  );
}

function detail(error: unknown, name: 'code' | 'constraint' | 'message' | 'syscall'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}
