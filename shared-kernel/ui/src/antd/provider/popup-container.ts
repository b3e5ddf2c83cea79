/**
 * Container of a popup: the closest dialog, whose top layer covers the page, or else the main landmark. A popup
 * without a trigger goes into the top dialog or the body.
 */
export function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('dialog, [role=dialog], main') ?? topDialog() ?? document.body;
}

export function topDialog(): HTMLElement | null {
  return document.querySelector<HTMLElement>('dialog[open]:not([data-covered])');
}
