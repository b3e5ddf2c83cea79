const FIELD =
  'form :is(input:not([readonly]), select, textarea, button[role="combobox"], button[aria-haspopup]):enabled';

/**
 * Moves the focus to the first field of the form under a title, and says whether it did. Not where fingers type: the
 * keyboard of a phone would come up over the page.
 */
export function focusFirstField(heading: HTMLElement | null): boolean {
  if (matchMedia('(pointer: coarse)').matches) return false;
  const field = heading?.closest('header')?.parentElement?.querySelector<HTMLElement>(FIELD);
  field?.focus({ preventScroll: true });
  return field !== undefined && field !== null;
}
