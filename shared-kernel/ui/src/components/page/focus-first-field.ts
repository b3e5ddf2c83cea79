const FIELD =
  'form :is(input:not([readonly]), select, textarea, button[role="combobox"], button[aria-haspopup]):enabled';

/**
 * Focuses the first field of the form below a title; returns whether it did. Not on touch devices, where the keyboard
 * would cover the page.
 */
export function focusFirstField(heading: HTMLElement | null): boolean {
  if (matchMedia('(pointer: coarse)').matches) return false;
  const field = heading?.closest('header')?.parentElement?.querySelector<HTMLElement>(FIELD);
  field?.focus({ preventScroll: true });
  return field !== undefined && field !== null;
}
