import { Suspense } from 'react';
import { retryingLazy } from '@comptoir/kernel/internal/store/retrying-lazy';
import { SkeletonRows } from '../../components/feedback/skeleton';

const LazyKeyList = retryingLazy(async () => (await import('./key-list')).KeyList);

/** Own API keys in force, with a button to end each; loaded on demand. */
export function OwnKeys() {
  return (
    <Suspense fallback={<SkeletonRows count={2} />}>
      <LazyKeyList of={{ person: 'me' }} />
    </Suspense>
  );
}
