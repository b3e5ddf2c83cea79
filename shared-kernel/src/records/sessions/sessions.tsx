import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../ui/feedback/skeleton';

const LazySessionList = lazy(async () => ({ default: (await import('./session-list')).SessionList }));
const LazyPersonSessions = lazy(async () => ({ default: (await import('./person-sessions')).PersonSessions }));

/** Where the signed-in person is signed in, and what ends it there; fetched when it is shown. */
export function OwnSessions() {
  return (
    <Suspense fallback={<SkeletonRows count={2} />}>
      <LazySessionList of={{ person: 'me' }} />
    </Suspense>
  );
}

/** The same of somebody whose account one administers, in a card of its own. */
export function Sessions({ id }: { id: string }) {
  return (
    <Suspense>
      <LazyPersonSessions id={id} />
    </Suspense>
  );
}
