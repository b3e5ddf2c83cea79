import { Navigate, useLocation } from '@comptoir/kernel/router';
import { useSession } from '@comptoir/kernel/session';
import type { ReactNode } from 'react';
import { returnTo } from './return-address';
import { useSessionCheck } from './profile.queries';

/** Its content is for signed-in people; others sign in first, and come back unless they signed out themselves. */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'signed-out') {
    const state = session.reason === 'signed-out' ? undefined : returnTo(location);
    return <Navigate to="/auth/login" replace state={state} />;
  }
  // Another person starts with nothing of the one before, not even what components hold.
  return <Checked key={session.claims.sub}>{children}</Checked>;
}

function Checked({ children }: { children: ReactNode }) {
  useSessionCheck();
  return children;
}
