import type { Language } from '@comptoir/kernel/i18n';
import type { LocalText } from '@comptoir/kernel/remote';
import { isIconName } from '@comptoir/ui';
import { visibleContributions } from '../navigation/contributed';
import { visibleEntries } from '../navigation/navigation';
import type { PaletteItem } from './palette-item';
import type { Viewer } from '../navigation/viewer';

interface LinkedText {
  label: LocalText;
  icon?: string | undefined;
  to: string;
}

export function pageItems({ registry, role, language }: Viewer): PaletteItem[] {
  return visibleEntries(registry, role).map(({ path, label, icon }) => itemOf({ label, icon, to: path }, language));
}

export function commandItems({ registry, role, language }: Viewer): PaletteItem[] {
  return visibleContributions(registry, 'command', role).map((command) => itemOf(command, language));
}

function itemOf({ label, icon = '', to }: LinkedText, language: Language): PaletteItem {
  return { label: label[language] ?? label.en, detail: [], icon: isIconName(icon) ? icon : 'file', to };
}
