import type { ReactNode } from 'react';
import { useSession } from '@comptoir/kernel/session';

/** Renders a screen while a user is signed in, as the shell does. */
export function WhileSignedIn({ children }: { children: ReactNode }) {
  return useSession().status === 'signed-in' ? children : <p>Signed out</p>;
}
