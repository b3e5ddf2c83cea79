import { http } from '@comptoir/kernel/http';
import { restoreLanguage } from '@comptoir/kernel/i18n';
import { configureMaps } from '@comptoir/maps/settings';
import { listenForChanges } from '@comptoir/kernel/query';
import { Outlet, type RouteObject } from '@comptoir/kernel/router';
import { useRoleSelection } from '@comptoir/kernel/selection';
import { useSession } from '@comptoir/kernel/session';
import { loadControls, restoreAppearance } from '@comptoir/ui';
import { useEffect } from 'react';
import { areasOf } from '../navigation/navigation';
import { loadPageData } from '../page-data';
import { AreaRoute } from '../remotes/area.route';
import { offerSlots } from '../remotes/offer-slots';
import { startRemotes } from '../remotes/remotes';
import { loadSettings } from './load-settings';
import { offerModuleHashes } from './module-hashes';

/**
 * Loads the deployment whose paths this page proxies (see `hostBuild`), and returns the routes of its remotes' areas
 * for `@comptoir/kernel/router`. They render once a person is signed in.
 */
export async function openComptoir(): Promise<RouteObject[]> {
  const data = await loadPageData();
  await offerModuleHashes(data.registry);
  configureMaps({
    config: data.config.maps,
    geocode: async (query, signal) => (await http.call('geocode', { query }, { signal })).data,
  });
  startRemotes(data);
  offerSlots();
  restoreAppearance();
  await Promise.all([restoreLanguage(), loadControls(), loadSettings()]);
  const areas = areasOf(data.registry).map(({ remote, area }) => ({
    path: `${area.path}/*`,
    element: <AreaRoute key={area.path} remote={remote} area={area} />,
  }));
  return [{ element: <SignedInPart />, children: areas }];
}

function SignedInPart() {
  const session = useSession();
  // Remount for another person.
  return session.status === 'signed-in' && <Areas key={session.claims.sub} />;
}

function Areas() {
  const keepsToRole = useRoleSelection();
  useEffect(listenForChanges, []);
  return keepsToRole && <Outlet />;
}
