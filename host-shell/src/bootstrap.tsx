import { restoreLanguage } from '@comptoir/kernel/i18n';
import { http } from '@comptoir/kernel/http';
import type { Geocoder } from '@comptoir/maps';
import { configureMaps } from '@comptoir/maps/settings';
import { createBrowserRouter } from '@comptoir/kernel/router';
import { restoreAppearance } from '@comptoir/ui';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { takeOverFirstPaint } from './first-paint/take-over';
import { areaAt } from './navigation/navigation';
import { openedAt } from './opened-at';
import { loadPart, type PageData } from './page-data';
import { protectGlobals } from './remotes/protect-globals';
import { startRemotes } from './remotes/remotes';
import { routesOf } from './routes';
import { nextTask } from './take-turns';

export async function bootstrap(data: PageData): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  restoreAppearance();
  configureMaps({ config: data.config.maps, geocode });
  loadAddressedArea(data);
  await nextTask();
  await restoreLanguage();
  const router = createBrowserRouter(routesOf(data));
  await nextTask();
  takeOverFirstPaint(root);
  // As a transition: on a slow machine the first render would block everything else.
  startTransition(() => createRoot(root).render(<App router={router} />));
}

const geocode: Geocoder = async (query, signal) => (await http.call('geocode', { query }, { signal })).data;

function loadAddressedArea(data: PageData): void {
  protectGlobals((cause) => {
    import(/* webpackChunkName: "failures" */ './reports/replaced-global').then(
      ({ reportReplaced }) => reportReplaced(cause),
      () => undefined,
    );
  });
  const loader = startRemotes(data);
  const here = areaAt(data.registry, openedAt);
  if (here) loader.load(here.remote, here.area.module, 'Area').catch(() => undefined);
  // Preloaded by the server: the dashboard shows pieces of several remotes.
  else if (location.pathname === '/') loadPart('live').catch(() => undefined);
}
