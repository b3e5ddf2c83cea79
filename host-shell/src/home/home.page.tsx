import { Navigate } from '@comptoir/kernel/router';
import { DashboardPage } from '../dashboard/dashboard.page';
import { useHome } from './use-home';

/** What stands at `/`: the way to the first page of the role, or the dashboard. */
export function HomePage() {
  const home = useHome();
  return home ? <Navigate to={home.path} replace /> : <DashboardPage />;
}
