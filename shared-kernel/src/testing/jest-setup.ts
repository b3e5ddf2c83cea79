import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// What the components touch and jsdom 26 lacks.

Object.assign(globalThis, { TextEncoder, TextDecoder });

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query, addListener: ignore, removeListener: ignore }),
});

globalThis.ResizeObserver ??= class {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
};

Element.prototype.scrollIntoView ??= ignore;
Element.prototype.scrollTo ??= ignore;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= ignore;
Element.prototype.releasePointerCapture ??= ignore;

// jsdom parses <dialog> and popover but cannot open them.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
HTMLElement.prototype.showPopover ??= ignore;
HTMLElement.prototype.hidePopover ??= ignore;

function ignore() {}
