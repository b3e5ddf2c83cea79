import type { IconName } from '@comptoir/ui';

export interface PaletteItem<To = string | HTMLElement> {
  label: string;
  /** Distinguishing details: place, date, amounts. */
  detail: readonly string[];
  icon: IconName;
  to: To;
}

export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}
