import type { SsoRefusal } from '@comptoir/api-contract/refusals/sso';

/** Answers of a provider that cannot work at the moment. */
const UNREACHABLE: ReadonlySet<unknown> = new Set(['server_error', 'temporarily_unavailable', 'OAUTH_TIMEOUT']);

/** Refusal for an error of `openid-client`. */
export function refusalOf(error: unknown): SsoRefusal {
  const code = field(error, 'code');
  const cause = field(error, 'cause');
  const status = cause instanceof Response ? cause.status : field(error, 'status');
  if (UNREACHABLE.has(code) || UNREACHABLE.has(field(error, 'error'))) return 'sso-away';
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return 'sso-refused';
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'sso-clock';
  if (typeof status === 'number' && status >= 500) return 'sso-away';
  return isUnreachable(error) ? 'sso-away' : 'sso-invalid';
}

/** Network failures of `fetch` differ by their message only. */
function isUnreachable(error: unknown): boolean {
  if (field(error, 'message') === 'fetch failed') return true;
  const cause = field(error, 'cause');
  return cause !== undefined && isUnreachable(cause);
}

function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
