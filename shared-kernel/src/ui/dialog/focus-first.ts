/**
 * Moves the focus to the control marked `data-autofocus`. React's own `autoFocus` comes too early: what is mounted
 * inside a closed dialog or popover cannot take the focus yet.
 */
export function focusFirst(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}
