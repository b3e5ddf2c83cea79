import { ROLES, type Role } from '@comptoir/api-contract/roles';
import { candidates, type Registry } from '@comptoir/remote-registry';
import { MOST_FIRST_CALLS, type PageCall, type Widget } from '@comptoir/kernel/remote/descriptor';
import { NEEDS } from '../src/navigation/needs';
import { prefetchedFaces, prefetchedFiles, kindOf, type RemoteFiles } from './prefetched-files';
import { pageCalls } from './page-registry';
import type { ShellPage } from './shell-page';

/** Widgets whose code is preloaded: all of an office, one of which may stay empty. */
const PRELOADED_WIDGETS = 8;

export interface PrefetchedCode {
  manifests: RemoteFiles['manifests'];
  faces: ShellPage['faces'];
}

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
 * first widgets and their code.
 */
export function homeCalls(known: Registry, code: PrefetchedCode = { manifests: new Map(), faces: {} }): PageCall[] {
  const live = Object.entries(known.remotes).flatMap(([remote, published]) =>
    candidates(published)
      .slice(0, 1)
      .map(({ descriptor: { areas, widgets, firstFaces = {} } }) => ({
        areas,
        widgets: widgets.map((widget) => ({ ...widget, remote, faces: firstFaces[widget.module] ?? [] })),
      })),
  );
  const homes = live.flatMap(({ areas }) => areas).filter(({ home }) => home !== undefined);
  const elsewhere = new Set(homes.flatMap(({ home = [] }) => home));
  const ofHomes = homes.flatMap((area) =>
    pageCalls(area)
      .filter(({ at }) => at === area.path)
      .flatMap((call) => narrowed({ ...call, at: '/' }, area.home ?? [])),
  );
  const here = ROLES.filter((role) => !elsewhere.has(role));
  const widgets = live.flatMap((each) => each.widgets).toSorted((one, other) => one.order - other.order);
  const ofWidgets = widgets
    .flatMap((widget) => (widget.calls ?? []).map((call) => ({ ...placeOf(widget), ...call })))
    .flatMap((call) => narrowed(call, here))
    .slice(0, MOST_FIRST_CALLS);
  const prefetched = widgets
    .slice(0, PRELOADED_WIDGETS)
    .map((widget) => ({ ...placeOf(widget), files: codeOf(known, code, widget) }))
    .flatMap((call) => (call.files.length > 0 ? narrowed(call, here) : []));
  return [...OF_THE_LEVELS.flatMap((call) => narrowed(call, here)), ...ofWidgets, ...prefetched, ...ofHomes];
}

type LiveWidget = Widget & { remote: string; faces: readonly string[] };

function placeOf({ needs = 'office', roles }: Widget): PageCall {
  return { at: '/', get: '', selected: NEEDS.slice(NEEDS.indexOf(needs)), ...(roles && { roles }) };
}

/** Only scripts: modules load through an import map that may not have arrived. */
function codeOf(known: Registry, { manifests, faces }: PrefetchedCode, { remote, module, faces: names }: LiveWidget) {
  const files = prefetchedFiles({ known, manifests }, remote, module);
  return [...files, ...prefetchedFaces(faces, names)].flatMap(({ href, integrity, isModule }) =>
    isModule ? [] : [{ href, as: kindOf(href), integrity }],
  );
}

/** Limits a call to some roles; empty when none of its roles is among them. */
function narrowed(call: PageCall, among: readonly Role[]): PageCall[] {
  const roles = among.filter((role) => call.roles?.includes(role) ?? true);
  return roles.length > 0 ? [{ ...call, roles }] : [];
}
