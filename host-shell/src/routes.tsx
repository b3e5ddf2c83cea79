import { currentLanguage } from '@comptoir/kernel/i18n';
import type { RouteObject } from '@comptoir/kernel/router';
import { loadControls } from '@comptoir/ui';
import { mailRoutes, signInRoutes } from './auth/auth.routes';
import { PageFailed } from './errors/page-failed';
import { areasOf } from './navigation/navigation';
import { loadParts, type PageData } from './page-data';
import { SignedOut } from './session/signed-out';
import { takeTurns } from './take-turns';

const layout = async () => {
  await takeTurns([loadControls, prepareFormats]);
  return import(/* webpackChunkName: "layout" */ './layout');
};

/** The first number format costs a slow phone 60 ms, which must not delay the rows. */
async function prepareFormats(): Promise<void> {
  Intl.NumberFormat(currentLanguage()).format(0);
}

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
            // It shows the whole registry, or the known part after a failure.
            await loadParts().catch(() => undefined);
            return {
              Component: (await import(/* webpackChunkName: "platform" */ './platform/platform.page')).PlatformPage,
            };
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
