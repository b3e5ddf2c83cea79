import type { PaletteItem } from './palette-item';

/** Header actions that the kernel marks, without those that only expand. */
const ACTIONS = 'main [data-actions] :is(a, button):not(:disabled, [aria-controls])';

/** Actions of the open page, for the current role and content. */
export function pageActions(): PaletteItem[] {
  return [...document.querySelectorAll<HTMLElement>(ACTIONS)].map((action) => ({
    label: action.getAttribute('aria-label') ?? action.textContent,
    detail: [],
    icon: 'forward',
    to: action instanceof HTMLAnchorElement ? `${action.pathname}${action.search}` : action,
  }));
}
