import type { MarkerTone } from '../map-view.types';

/** Outline of a pin in a 28 × 40 box with its tip at (14, 38). */
export const PIN_OUTLINE = 'M14 38C14 38 26 22 26 13A12 12 0 1 0 2 13C2 22 14 38 14 38Z';

/** White sign inside the pin, so that its tone does not depend on colour alone. */
export const PIN_SIGNS: Readonly<Record<MarkerTone, string>> = {
  default: 'M14 8.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9Z',
  success: 'M12.6 17.8 8.2 13.4 9.9 11.7 12.6 14.4 18.1 8.9 19.8 10.6Z',
  warning: 'M12.8 7.2h2.4l-.4 7h-1.6ZM14 15.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 1 0 0-2.8Z',
  danger: 'M10.2 7.8 14 11.6 17.8 7.8 19.2 9.2 15.4 13 19.2 16.8 17.8 18.2 14 14.4 10.2 18.2 8.8 16.8 12.6 13 8.8 9.2Z',
};

export const PIN_SIZE = { width: 28, height: 40 };
