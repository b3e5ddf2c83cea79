import { ApiError } from '@comptoir/shared-kernel/http';

/** Whether the server refused the credentials, as opposed to not answering or asking for patience. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 422);
}
