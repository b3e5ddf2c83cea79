import { Navigate, useLocation } from '@comptoir/kernel/router';
import { useSession } from '@comptoir/kernel/session';
import type { ReactNode } from 'react';
import { returnTo } from './return-address';
import { useSessionCheck } from './profile.queries';

/** Requires a signed-in person; after a sign-in the page is shown again, except after a sign-out. */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'signed-out') {
    const state = session.reason === 'signed-out' ? undefined : returnTo(location);
    return <Navigate to="/auth/login" replace state={state} />;
  }
  // Remounts for another person, which clears component state.
  return <Checked key={session.claims.sub}>{children}</Checked>;
}

function Checked({ children }: { children: ReactNode }) {
  useSessionCheck();
  return children;
}
