/** The five characters that say what a database error is, for example '23505' for a duplicate. */
export function sqlState(error: unknown): string | undefined {
  const code = detail(error, 'code');
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The constraint that an error names, if it names one. */
export function violatedConstraint(error: unknown): string | undefined {
  return detail(error, 'constraint');
}

/** Connection cut, too many clients, shutting down. */
const UNAVAILABLE_STATES = /^(08|53|57P)/;
const UNAVAILABLE_CODES = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const UNAVAILABLE_CALLS = new Set(['connect', 'getaddrinfo']);
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|embedded database has stopped/;

/** Whether the database could not be asked at all, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return (
    UNAVAILABLE_STATES.test(sqlState(error) ?? '') ||
    UNAVAILABLE_CODES.has(detail(error, 'code') ?? '') ||
    UNAVAILABLE_CALLS.has(detail(error, 'syscall') ?? '') ||
    UNAVAILABLE_MESSAGES.test(detail(error, 'message') ?? '')
  );
}

function detail(error: unknown, name: 'code' | 'constraint' | 'message' | 'syscall'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}
