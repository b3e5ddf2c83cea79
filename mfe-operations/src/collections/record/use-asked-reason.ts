import { ApiError } from '@comptoir/shared-kernel/http';
import { useState } from 'react';

/** What the server asks a reason for, in its words. */
export interface AskedReason {
  sentence: string;
}

/**
 * What the server asked a reason for, as long as the amount stays: asked once, it is not forgotten when another attempt fails for
 * another reason.
 */
export function useAskedReason(failure: Error | null, about: string): AskedReason | undefined {
  const [asked, setAsked] = useState<{ failure: Error; about: string; sentence: string }>();
  const issue = failure instanceof ApiError && failure.issues.find(({ path }) => path === 'reason');
  if (failure && issue && asked?.failure !== failure) setAsked({ failure, about, sentence: issue.message });
  return asked?.about === about ? asked : undefined;
}
