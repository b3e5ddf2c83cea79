import type { Language } from '@comptoir/shared-kernel/i18n';
import type { LocalText } from '@comptoir/shared-kernel/remote';
import { isIconName } from '@comptoir/shared-kernel/ui';
import { contributionsOf } from '../navigation/contributed';
import { visibleEntries } from '../navigation/navigation';
import type { PaletteItem } from './palette-item';
import { areasWithRecords } from './record-areas';
import type { Viewer } from './viewer';

interface Said {
  label: LocalText;
  icon?: string | undefined;
  to: string;
}

/** The pages of remotes that the viewer sees. */
export function pageItems({ registry, role, language }: Viewer): PaletteItem[] {
  return visibleEntries(registry, role).map(({ path, label, icon }) => itemOf({ label, icon, to: path }, language));
}

/** What the viewer may begin from anywhere, in its order. */
export function commandItems(viewer: Viewer): PaletteItem[] {
  const commands = allowed(viewer).filter((each) => each.slot === 'command');
  return commands.map((command) => itemOf(command, viewer.language));
}

/** Where actions of remotes on the open record lead; those that show a piece on its page have their place there. */
export function recordItems(viewer: Viewer, pathname: string): PaletteItem[] {
  const open = openRecord(viewer, pathname);
  if (!open) return [];
  return allowed(viewer).flatMap((each) => {
    if (each.slot !== 'record.action' || each.record !== open.kind || each.to === undefined) return [];
    const to = each.to.replaceAll('{id}', encodeURIComponent(open.id));
    return [itemOf({ ...each, to }, viewer.language)];
  });
}

function allowed({ registry, role }: Viewer) {
  return contributionsOf(registry)
    .map(({ contribution }) => contribution)
    .filter(({ roles }) => roles?.includes(role) ?? true)
    .toSorted((one, other) => one.order - other.order);
}

/** The record at an address, by the first pattern that it fits. */
function openRecord(viewer: Viewer, pathname: string): { kind: string; id: string } | undefined {
  for (const { kind, address } of areasWithRecords(viewer)) {
    const [before = '', after = ''] = address.split('{id}');
    const id = pathname.slice(before.length, pathname.length - after.length);
    if (pathname === `${before}${id}${after}` && /^[^/]+$/.test(id)) return { kind, id: decodeURIComponent(id) };
  }
  return undefined;
}

function itemOf({ label, icon = '', to }: Said, language: Language): PaletteItem {
  return { label: label[language] ?? label.en, detail: [], icon: isIconName(icon) ? icon : 'file', to };
}
