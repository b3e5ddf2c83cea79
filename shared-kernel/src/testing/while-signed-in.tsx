import type { ReactNode } from 'react';
import { useSession } from '../session';

/** Shows a screen while somebody is signed in, as the shell does: a session that ends takes it away. */
export function WhileSignedIn({ children }: { children: ReactNode }) {
  return useSession().status === 'signed-in' ? children : <p>Signed out</p>;
}
