import { runInThisContext } from 'node:vm';

// The outer realm is Node's own. fetch and what it takes must come from one realm, so AbortController does too.
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

/** Adds what the components touch and jsdom 26 lacks. */
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

  // jsdom knows nothing of ::before and the like, and says so each time that somebody asks.
  const getComputedStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => getComputedStyle(element);

  Object.assign(Element.prototype, {
    scrollIntoView: ignore,
    scrollTo: ignore,
    hasPointerCapture: () => false,
    setPointerCapture: ignore,
    releasePointerCapture: ignore,
  });

  // jsdom lays nothing out: let every element be as large as the window, so that long lists draw their first rows.
  Object.defineProperties(Element.prototype, {
    clientWidth: { get: () => window.innerWidth, configurable: true },
    clientHeight: { get: () => window.innerHeight, configurable: true },
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
}

function ignore() {}

// Not the timers of a test, which may end with what it posted: React would wait for that for ever.
const later = setTimeout;

/** What is posted comes as a task of its own; Node's channel would keep the process alive. */
class LaterChannel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => void later(() => this.port1.onmessage?.()) };
}

// A function, because the environment of Node has no MouseEvent.
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

/** jsdom lays nothing out: whatever is observed is seen. */
class AllSeen {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}

  observe = () => queueMicrotask(() => this.tell([{ isIntersecting: true }]));
  unobserve = ignore;
  disconnect = ignore;
}
