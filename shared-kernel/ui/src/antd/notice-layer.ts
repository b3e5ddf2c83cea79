import { topDialog } from './provider/popup-container';

let layer: HTMLElement | undefined;

/**
 * Container of messages and notifications: the open dialog, because a modal dialog makes everything outside it inert.
 * Moves back to the page when the dialog closes, so that a message of success stays.
 */
export function noticeLayer(): HTMLElement {
  layer ??= document.createElement('div');
  const dialog = topDialog();
  const parent = dialog ?? document.body;
  if (layer.parentElement !== parent) {
    parent.append(layer);
    dialog?.addEventListener('close', noticeLayer, { once: true });
  }
  return layer;
}
