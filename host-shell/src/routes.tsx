import type { RouteObject } from '@comptoir/shared-kernel/router';
import { mailRoutes, signInRoutes } from './auth/auth.routes';
import { DashboardPage } from './dashboard/dashboard.page';
import { PageFailed } from './errors/page-failed';
import { NotFoundPage } from './errors/not-found.page';
import { AppLayout } from './layout/app-layout';
import { areasOf } from './navigation/navigation';
import type { PageData } from './page-data';
import { AreaRoute } from './remotes/area.route';
import { SignedIn } from './session/signed-in';
import { SignedOut } from './session/signed-out';

/** The route table: the shell's own pages, and an entry for each area of the remotes' descriptors. */
export function routesOf({ registry, config }: PageData): RouteObject[] {
  return [
    { hydrateFallbackElement: <></>, errorElement: <PageFailed />, children: mailRoutes },
    {
      element: <SignedOut />,
      hydrateFallbackElement: <></>,
      errorElement: <PageFailed />,
      children: signInRoutes(config),
    },
    {
      hydrateFallbackElement: <></>,
      errorElement: <PageFailed />,
      element: (
        <SignedIn>
          <AppLayout />
        </SignedIn>
      ),
      children: [
        { index: true, element: <DashboardPage /> },
        ...areasOf(registry).map(({ remote, area }) => ({
          path: `${area.path}/*`,
          element: <AreaRoute key={area.path} remote={remote} area={area} />,
        })),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
