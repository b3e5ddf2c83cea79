/** An action that the open page offers beside its title. */
export interface PageAction {
  label: string;
  /** An address inside the product, or a function for an action that stays on the page. */
  run: string | (() => void);
}

const readers = new Set<() => readonly PageAction[]>();

/**
 * Registers the actions of a mounted page, so that the command palette lists them. `PageHeader` does it for its own
 * buttons and links; a page that draws its header itself calls it.
 *
 * @param read returns the actions that are enabled when the palette opens
 * @returns removes them again
 */
export function registerPageActions(read: () => readonly PageAction[]): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** The actions that the mounted pages offer now. */
export function pageActions(): readonly PageAction[] {
  return [...readers].flatMap((read) => read());
}

/** The enabled links and buttons of an element. A button that only unfolds others is left out. */
export function actionsIn(element: Element): readonly PageAction[] {
  return [...element.querySelectorAll<HTMLElement>(':is(a, button):not(:disabled, [aria-controls])')].map((action) => ({
    label: action.getAttribute('aria-label') ?? action.textContent,
    run: action instanceof HTMLAnchorElement ? `${action.pathname}${action.search}` : () => action.click(),
  }));
}
