import type { Found } from '@comptoir/api-contract/search';
import { formatAmount, formatDate } from '@comptoir/kernel/format';
import { isIconName } from '@comptoir/ui';
import { visibleEntries } from '../navigation/navigation';
import type { Viewer } from '../navigation/viewer';
import type { PaletteGroup, PaletteItem } from './palette-item';
import { areasWithRecords } from './record-areas';

const NUMBERED: ReadonlySet<string> = new Set<Found['kind']>(['collection', 'trade']);

export function resultGroups(viewer: Viewer, found: readonly Found[]): PaletteGroup[] {
  const entries = visibleEntries(viewer.registry, viewer.role);
  const places = areasWithRecords(viewer);
  return [...new Set(found.map(({ kind }) => kind))].flatMap((kind) => {
    const place = places.find((each) => each.kind === kind);
    if (!place) return [];
    const { area, address } = place;
    const named = entries.find(({ path }) => path === area.path)?.icon ?? '';
    const icon = isIconName(named) ? named : 'file';
    const items = found.filter((each) => each.kind === kind).map((each) => resultItem(each, icon, address));
    return [{ title: area.title[viewer.language] ?? area.title.en, items }];
  });
}

function resultItem(found: Found, icon: PaletteItem['icon'], address: string): PaletteItem {
  const { kind, id, name, place, date, amounts } = found;
  const number = NUMBERED.has(kind) ? `#${id}` : undefined;
  const named = number === undefined ? '' : name;
  const money = amounts.map(({ amount, currency }) => formatAmount(amount, currency));
  return {
    label: number ?? name ?? id,
    detail: [named ?? '', place ?? '', date === null ? '' : formatDate(date), ...money].filter((part) => part !== ''),
    icon,
    to: address.replaceAll('{id}', encodeURIComponent(id)),
  };
}
