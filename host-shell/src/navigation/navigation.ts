import type { Role } from '@comptoir/api-contract/roles';
import type { Registry } from '@comptoir/remote-registry/registry';
import type { Area, NavigationEntry } from '@comptoir/kernel/remote/descriptor';

export interface RemoteArea {
  remote: string;
  area: Area;
}

export function areasOf(registry: Registry): RemoteArea[] {
  return liveDescriptors(registry).flatMap(({ remote, descriptor }) =>
    descriptor.areas.map((area) => ({ remote, area })),
  );
}

/** Area of an address. */
export function areaAt(registry: Registry, pathname: string): RemoteArea | undefined {
  return areasOf(registry).find(({ area }) => `${pathname}/`.startsWith(`${area.path}/`));
}

export function homeOf(registry: Registry, role: Role): Area | undefined {
  return areasOf(registry).find(({ area }) => area.home?.includes(role))?.area;
}

export function visibleEntries(registry: Registry, role: Role): NavigationEntry[] {
  return liveDescriptors(registry)
    .flatMap(({ descriptor: { areas, navigation } }) => navigation.filter((entry) => mayEnter(areas, entry, role)))
    .filter(({ level, roles }) => reachesLevel(role, level) && (roles?.includes(role) ?? true))
    .toSorted((one, other) => one.order - other.order);
}

/** No level is for everybody, ADMIN also for SUPERADMIN. */
function reachesLevel(role: Role, level: NavigationEntry['level']): boolean {
  switch (level) {
    case undefined:
      return true;
    case 'ADMIN':
      return role === 'ADMIN' || role === 'SUPERADMIN';
    case 'SUPERADMIN':
      return role === 'SUPERADMIN';
  }
}

function mayEnter(areas: readonly Area[], entry: NavigationEntry, role: Role): boolean {
  const area = areas.find(({ path }) => path === entry.path);
  return area?.roles?.includes(role) ?? true;
}

export function liveDescriptors(registry: Registry) {
  return Object.entries(registry.remotes).flatMap(([remote, { live, versions }]) =>
    versions.filter(({ version }) => version === live).map(({ descriptor }) => ({ remote, descriptor })),
  );
}
