import type { IconName } from '@comptoir/ui';

/** An address to open, or an action of the open page. */
export interface PaletteItem<To = string | (() => void)> {
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
