const FIELD =
  'form :is(input:not([readonly]), select, textarea, button[role="combobox"], button[aria-haspopup]):enabled';

/**
 * Focuses the first field of the form below the header of a page; returns whether it did. Not on touch devices, where the keyboard
 * would cover the page.
 */
export function focusFirstField(inHeader: Element | null): boolean {
  if (matchMedia('(pointer: coarse)').matches) return false;
  const field = inHeader?.closest('header')?.parentElement?.querySelector<HTMLElement>(FIELD);
  field?.focus({ preventScroll: true });
  return field !== undefined && field !== null;
}
