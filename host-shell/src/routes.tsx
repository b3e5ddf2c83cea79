import { currentLanguage } from '@comptoir/kernel/i18n';
import type { RouteObject } from '@comptoir/kernel/router';
import { loadControls } from '@comptoir/ui';
import { mailRoutes, signInRoutes } from './auth/auth.routes';
import { PageFailed } from './errors/page-failed';
import { areasOf } from './navigation/navigation';
import { loadParts, type PageData } from './page-data';
import { SignedOut } from './session/signed-out';
import { takeTurns } from './take-turns';

/** All that a signed-in person needs first; the server has it fetched ahead on their pages. */
const layout = async () => {
  // In the same files.
  await takeTurns([loadControls, prepareFormats]);
  return import(/* webpackChunkName: "layout" */ './layout');
};

/** The first one of a page costs a slow phone 60 ms, which are not to be those in which rows are drawn. */
async function prepareFormats(): Promise<void> {
  Intl.NumberFormat(currentLanguage()).format(0);
}

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
      lazy: async () => ({ Component: (await layout()).LayoutRoute }),
      children: [
        { index: true, lazy: async () => ({ Component: (await layout()).HomePage }) },
        {
          path: '/platform',
          lazy: async () => {
            // It shows all of the registry; without its parts, what is here.
            await loadParts().catch(() => undefined);
            return { Component: (await import('./platform/platform.page')).PlatformPage };
          },
        },
        ...areasOf(registry).map(({ remote, area }) => ({
          path: `${area.path}/*`,
          lazy: async () => {
            const { AreaRoute } = await layout();
            return { element: <AreaRoute key={area.path} remote={remote} area={area} /> };
          },
        })),
        { path: '*', lazy: async () => ({ Component: (await layout()).NotFoundPage }) },
      ],
    },
  ];
}
