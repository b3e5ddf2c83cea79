const CONTROL = ':is(input, select, textarea, button):enabled';

/**
 * Focuses the control marked `data-autofocus`, else the first in the panel's body. React's `autoFocus` runs while the
 * dialog or popover is still closed and cannot take the focus.
 */
export function focusFirst(panel: HTMLElement | null): void {
  const marked = panel?.querySelector<HTMLElement>('[data-autofocus]');
  (marked ?? panel?.querySelector<HTMLElement>(`[data-body] ${CONTROL}`))?.focus();
}
