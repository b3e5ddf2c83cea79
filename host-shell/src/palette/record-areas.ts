import type { Area } from '@comptoir/kernel/remote';
import { areasOf } from '../navigation/navigation';
import type { Viewer } from '../navigation/viewer';

export interface RecordArea {
  area: Area;
  kind: string;
  address: string;
}

/** Areas with records that the viewer may enter. */
export function areasWithRecords({ registry, role }: Omit<Viewer, 'language'>): RecordArea[] {
  return areasOf(registry)
    .filter(({ area }) => area.roles?.includes(role) ?? true)
    .flatMap(({ area }) => Object.entries(area.records ?? {}).map(([kind, address]) => ({ area, kind, address })));
}
