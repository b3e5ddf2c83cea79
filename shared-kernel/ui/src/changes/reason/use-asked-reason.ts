import { ApiError } from '@comptoir/kernel/internal/http/api-error';
import type { Said } from '@comptoir/kernel/internal/i18n/refusal-text';
import { useState } from 'react';

/** Reason requested by the server, with its text. */
export interface AskedReason {
  sentence: Said;
}

/**
 * Reason requested by the server. Kept while `about`, for example the amount, is the same, even if a later attempt
 * fails for another reason.
 */
export function useAskedReason(failure: Error | null, about: string): AskedReason | undefined {
  const [requestedReason, setRequestedReason] = useState<{ failure: Error; about: string; sentence: Said }>();
  const issue = reasonIssue(failure);
  if (failure && issue && requestedReason?.failure !== failure) setRequestedReason({ failure, about, sentence: issue });
  return requestedReason?.about === about ? requestedReason : undefined;
}

/** True if the server only requires a reason. */
export function asksReason(failure: unknown): boolean {
  return reasonIssue(failure) !== undefined;
}

function reasonIssue(failure: unknown) {
  return failure instanceof ApiError ? failure.issues.find(({ path }) => path === 'reason') : undefined;
}
