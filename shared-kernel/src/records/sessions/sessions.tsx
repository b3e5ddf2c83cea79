import { Suspense, type ReactNode } from 'react';
import { retryingLazy } from '../../store/retrying-lazy';
import { SkeletonRows } from '../../ui/feedback/skeleton';

const LazySessionList = retryingLazy(async () => (await import('./session-list')).SessionList);
const LazyPersonSessions = retryingLazy(async () => (await import('./person-sessions')).PersonSessions);

/** Where the signed-in person is signed in, and what ends it there; fetched when it is shown. */
export function OwnSessions() {
  return (
    <Suspense fallback={<SkeletonRows count={2} />}>
      <LazySessionList of={{ person: 'me' }} />
    </Suspense>
  );
}

/** The same of somebody whose account one administers, in a card of its own; and what stands below it. */
export function Sessions({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <Suspense>
      <LazyPersonSessions id={id}>{children}</LazyPersonSessions>
    </Suspense>
  );
}
