import type { PaletteItem } from './palette-item';

/** What stands beside the title of a page, of its own and of other remotes, but not what only unfolds the rest; the kernel's header marks it. */
const ACTIONS = 'main [data-actions] :is(a, button):not(:disabled, [aria-controls])';

/** What the person may do on the open page, as the page itself offers it now: to this role, and for what it shows. */
export function pageActions(): PaletteItem[] {
  return [...document.querySelectorAll<HTMLElement>(ACTIONS)].map((action) => ({
    label: action.getAttribute('aria-label') ?? action.textContent,
    detail: [],
    icon: 'forward',
    to: action instanceof HTMLAnchorElement ? `${action.pathname}${action.search}` : action,
  }));
}
