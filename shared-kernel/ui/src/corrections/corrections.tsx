import { CORRECTORS } from '@comptoir/api-contract/correction-requests';
import { useClaims } from '@comptoir/kernel/internal/session';
import { retryingLazy } from '@comptoir/kernel/internal/store/retrying-lazy';
import { Suspense } from 'react';
import type { CorrectionProps } from './corrections.queries';

const load = () => import('./request-parts');
const Ask = retryingLazy(async () => (await load()).RequestButton);
const Request = retryingLazy(async () => (await load()).LatestRequest);

/** Button for people who may not correct a recorded record themselves; hidden while a request is open. */
export function AskForCorrection(props: CorrectionProps) {
  const { role } = useClaims();
  if (CORRECTORS[props.entity].includes(role)) return null;
  return (
    <Suspense>
      <Ask {...props} />
    </Suspense>
  );
}

/** The latest request for a correction of a record with its answer, if any. */
export function RequestedCorrection(props: CorrectionProps) {
  return (
    <Suspense>
      <Request {...props} />
    </Suspense>
  );
}
