import { ROLES, type Role } from '@comptoir/api-contract/roles';
import { candidates, type Registry } from '@comptoir/remote-registry';
import { MOST_FIRST_CALLS, type PageCall } from '@comptoir/kernel/remote/descriptor';
import { NEEDS } from '../src/navigation/needs';
import { filesAhead, kindOf, type KnownRemotes } from './files-ahead';
import { pageCalls } from './page-registry';

/** Widgets whose code is preloaded: a phone shows no more at once. */
const WIDGETS_AHEAD = 2;

/** Calls of the shell's own dashboard levels (src/dashboard/dashboard.queries.ts). */
const OF_THE_LEVELS: readonly PageCall[] = [
  { at: '/', get: '/offices/countries', selected: ['nothing'], roles: ['SUPERADMIN'] },
  { at: '/', get: '/overview', selected: ['nothing'], roles: ['SUPERADMIN'] },
  {
    at: '/',
    get: '/offices/countries/{country}',
    selected: ['country'],
    roles: ['SUPERADMIN', 'ADMIN'],
  },
  {
    at: '/',
    get: '/overview?countryCode={country}',
    selected: ['country'],
    roles: ['SUPERADMIN', 'ADMIN'],
  },
];

/**
 * First API calls of `/`: those of the role's first page, else those of the dashboard at the selected level with its
 * first widgets.
 */
export function homeCalls(known: Registry, manifests: KnownRemotes['manifests'] = new Map()): PageCall[] {
  const live = Object.entries(known.remotes).flatMap(([remote, published]) =>
    candidates(published)
      .slice(0, 1)
      .map(({ descriptor: { areas, widgets } }) => ({ remote, areas, widgets })),
  );
  const homes = live.flatMap(({ areas }) => areas).filter(({ home }) => home !== undefined);
  const elsewhere = new Set(homes.flatMap(({ home = [] }) => home));
  const ofHomes = homes.flatMap((area) =>
    pageCalls(area)
      .filter(({ at }) => at === area.path)
      .flatMap((call) => narrowed({ ...call, at: '/' }, area.home ?? [])),
  );
  const here = ROLES.filter((role) => !elsewhere.has(role));
  const ofWidgets = live
    .flatMap(({ remote, widgets }) => widgets.map((widget) => ({ ...widget, remote })))
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ remote, module, needs = 'office', roles = [...ROLES], calls = [] }, place) => {
      const files = place < WIDGETS_AHEAD ? scriptsAhead({ known, manifests }, remote, module) : {};
      return calls.flatMap(({ get, roles: narrower = roles }) =>
        narrowed({ at: '/', get, selected: NEEDS.slice(NEEDS.indexOf(needs)), roles: narrower, ...files }, here),
      );
    })
    .slice(0, MOST_FIRST_CALLS);
  return [...OF_THE_LEVELS.flatMap((call) => narrowed(call, here)), ...ofWidgets, ...ofHomes];
}

/** Only scripts: modules load through an import map that may not have arrived. */
function scriptsAhead(...of: Parameters<typeof filesAhead>): Pick<PageCall, 'files'> {
  const files = filesAhead(...of).flatMap(({ href, integrity, isModule }) =>
    isModule ? [] : [{ href, as: kindOf(href), integrity }],
  );
  return files.length > 0 ? { files } : {};
}

/** Limits a call to some roles; empty when none of its roles is among them. */
function narrowed(call: PageCall, among: readonly Role[]): PageCall[] {
  const roles = among.filter((role) => call.roles?.includes(role) ?? true);
  return roles.length > 0 ? [{ ...call, roles }] : [];
}
