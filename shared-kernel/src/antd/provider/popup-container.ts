/**
 * Where a popup stands. The top layer of an open dialog covers everything outside it; and content belongs to a
 * landmark. What nothing in the page opens, a modal window or a message, stands above all of it.
 */
export function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('dialog, [role=dialog], main') ?? topDialog() ?? document.body;
}

/** The open native dialog above all others. */
export function topDialog(): HTMLElement | null {
  return document.querySelector<HTMLElement>('dialog[open]:not([data-covered])');
}
