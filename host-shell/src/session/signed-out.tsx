import { Navigate, Outlet, useLocation } from '@comptoir/kernel/router';
import { useSession } from '@comptoir/kernel/session';
import { returnAddress } from './return-address';

export function SignedOut() {
  const session = useSession();
  const { state } = useLocation() as { state: unknown };
  if (session.status === 'signed-in') return <Navigate to={returnAddress(state)} replace />;
  return <Outlet />;
}
