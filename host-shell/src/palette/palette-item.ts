import type { IconName } from '@comptoir/ui';

/** Something that the palette leads to, or presses. */
export interface PaletteItem<To = string | HTMLElement> {
  label: string;
  /** What tells it from others, quieter: its place, its date, its amounts. */
  detail: readonly string[];
  icon: IconName;
  to: To;
}

/** Items under one heading. */
export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}
