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

Object.assign(Element.prototype, {
  scrollIntoView: ignore,
  scrollTo: ignore,
  hasPointerCapture: () => false,
  setPointerCapture: ignore,
  releasePointerCapture: ignore,
});

// jsdom parses <dialog> and popover but cannot open them.
Object.assign(HTMLElement.prototype, { showPopover: ignore, hidePopover: ignore });
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

function ignore() {}
