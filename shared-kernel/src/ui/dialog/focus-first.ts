const CONTROL = ':is(input, select, textarea, button):enabled';

/**
 * Moves the focus to the control marked `data-autofocus`, else to the first one of the panel's body. React's own `autoFocus` comes too early: what is mounted
 * inside a closed dialog or popover cannot take the focus yet.
 */
export function focusFirst(panel: HTMLElement | null): void {
  const marked = panel?.querySelector<HTMLElement>('[data-autofocus]');
  (marked ?? panel?.querySelector<HTMLElement>(`[data-body] ${CONTROL}`))?.focus();
}
