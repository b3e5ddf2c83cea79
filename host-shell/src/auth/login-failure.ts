import { isRefusal } from '@comptoir/kernel/http';

/** Distinguishes refused credentials from no answer and a rate limit. */
export function isRefused(error: unknown): boolean {
  return isRefusal(error, 'wrong-credentials', 'not-signed-in', 'invalid');
}
