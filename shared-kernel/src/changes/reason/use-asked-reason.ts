import { ApiError } from '../../http/api-error';
import type { Said } from '../../i18n/refusal-text';
import { useState } from 'react';

/** What the server asks a reason for, as it says it. */
export interface AskedReason {
  sentence: Said;
}

/**
 * What the server asked a reason for, as long as what it is `about` stays, for example the amount: asked once, it is not
 * forgotten when another attempt fails for another reason.
 */
export function useAskedReason(failure: Error | null, about: string): AskedReason | undefined {
  const [asked, setAsked] = useState<{ failure: Error; about: string; sentence: Said }>();
  const issue = reasonIssue(failure);
  if (failure && issue && asked?.failure !== failure) setAsked({ failure, about, sentence: issue });
  return asked?.about === about ? asked : undefined;
}

/** Whether nothing failed, and only a reason is asked for. */
export function asksReason(failure: unknown): boolean {
  return reasonIssue(failure) !== undefined;
}

function reasonIssue(failure: unknown) {
  return failure instanceof ApiError ? failure.issues.find(({ path }) => path === 'reason') : undefined;
}
