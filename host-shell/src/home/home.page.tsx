import { Navigate } from '@comptoir/kernel/router';
import { DashboardPage } from '../dashboard/dashboard.page';
import { useHome } from './use-home';

export function HomePage() {
  const home = useHome();
  return home ? <Navigate to={home.path} replace /> : <DashboardPage />;
}
