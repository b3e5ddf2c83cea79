import { Suspense, type ReactNode } from 'react';
import { retryingLazy } from '@comptoir/kernel/internal/store/retrying-lazy';
import { SkeletonRows } from '../../components/feedback/skeleton';

const LazySessionList = retryingLazy(async () => (await import('./session-list')).SessionList);
const LazyPersonSessions = retryingLazy(async () => (await import('./person-sessions')).PersonSessions);

/** Own sessions with a button to end each; loaded on demand. */
export function OwnSessions() {
  return (
    <Suspense fallback={<SkeletonRows count={2} />}>
      <LazySessionList of={{ person: 'me' }} />
    </Suspense>
  );
}

/** Sessions of an administered account in a card, with the content below. */
export function Sessions({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <Suspense>
      <LazyPersonSessions id={id}>{children}</LazyPersonSessions>
    </Suspense>
  );
}
