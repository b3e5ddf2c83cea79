import { topDialog } from './provider/popup-container';

let layer: HTMLElement | undefined;

/**
 * Where messages and notifications stand: inside the open dialog, which makes everything outside it inert, and back in
 * the page when it closes, so that the message that tells of the success stays.
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
