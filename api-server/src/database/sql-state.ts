/** SQLSTATE, for example '23505' for a duplicate. */
export function sqlState(error: unknown): string | undefined {
  const code = detail(error, 'code');
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

export function violatedConstraint(error: unknown): string | undefined {
  return detail(error, 'constraint');
}

/** Connection failures, shutdown, timeouts, read-only server, and transactions that lost every retry. */
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

export function isUnavailable(error: unknown): boolean {
  return (
    UNAVAILABLE_STATES.test(sqlState(error) ?? '') ||
    UNAVAILABLE_CODES.has(detail(error, 'code') ?? '') ||
    UNAVAILABLE_CALLS.has(detail(error, 'syscall') ?? '') ||
    UNAVAILABLE_MESSAGES.test(detail(error, 'message') ?? '')
  );
}

/** The server is not, or not yet, a primary; another connection may reach one. */
export const READ_ONLY = '25006';
/** Lost or refused connections, restarts and standbys, which a new connection may overcome. */
const UNREACHABLE_STATES = /^(08|57P0|25006)/;
const CUT = /Connection terminated|is not queryable/;

/** True if the database was unreachable or lost midway, but not if slow or full. */
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
