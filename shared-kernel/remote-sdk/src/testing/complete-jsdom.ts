import { runInThisContext } from 'node:vm';

// `fetch` and its arguments must come from one realm, so Node's own `AbortController` is used as well.
const NODES_OWN = [
  'AbortController',
  'AbortSignal',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'structuredClone',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
];

/** Adds browser features that the components use and jsdom 26 lacks. */
export function completeJsdom(): void {
  for (const name of NODES_OWN) {
    Object.defineProperty(globalThis, name, { value: runInThisContext(name), writable: true, configurable: true });
  }

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

  Object.defineProperty(globalThis, 'IntersectionObserver', { value: AllSeen, writable: true });

  Object.defineProperty(globalThis, 'PointerEvent', { value: pointerEvent(), writable: true });

  Object.defineProperty(globalThis, 'MessageChannel', { value: LaterChannel, writable: true });

  // jsdom logs an error for pseudo-elements.
  const getComputedStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => getComputedStyle(element);

  Object.assign(Element.prototype, {
    scrollIntoView: ignore,
    scrollTo: ignore,
    hasPointerCapture: () => false,
    setPointerCapture: ignore,
    releasePointerCapture: ignore,
  });

  // jsdom has no layout: every element is as large as the window, so that virtual lists render their first rows.
  Object.defineProperties(Element.prototype, {
    clientWidth: { get: () => window.innerWidth, configurable: true },
    clientHeight: { get: () => window.innerHeight, configurable: true },
  });

  // jsdom cannot open <dialog> and popover.
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
}

function ignore() {}

// Keeps the real timer, since React would wait for ever under fake ones.
const later = setTimeout;

/** Delivers messages as separate tasks; Node's channel would keep the process alive. */
class LaterChannel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => void later(() => this.port1.onmessage?.()) };
}

// A function, because Node's environment has no MouseEvent.
function pointerEvent() {
  return class extends MouseEvent implements Partial<PointerEvent> {
    readonly pointerId: number;
    readonly pointerType: string;

    constructor(type: string, { pointerId = 0, pointerType = '', ...init }: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = pointerId;
      this.pointerType = pointerType;
    }
  };
}

/** jsdom has no layout: every observed element is visible. */
class AllSeen {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}

  observe = () => queueMicrotask(() => this.notify([{ isIntersecting: true }]));
  unobserve = ignore;
  disconnect = ignore;
}
