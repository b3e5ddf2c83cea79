import { isRefusal } from '@comptoir/kernel/http';

/** Whether the server refused the credentials, as opposed to not answering or asking for patience. */
export function isRefused(error: unknown): boolean {
  return isRefusal(error, 'wrong-credentials', 'not-signed-in', 'invalid');
}
