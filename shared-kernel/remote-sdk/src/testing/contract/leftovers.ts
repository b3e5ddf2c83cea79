import { queryClient } from '@comptoir/kernel/internal/query/query-client';

/** Leaks of a piece: page listeners, timers, queries and elements outside its own. */
export interface Leftovers {
  /** Leaks after a grace period, one line each. */
  settled: () => Promise<string[]>;
  stop: () => void;
}

interface Watch {
  now: () => string[];
  stop: () => void;
}

/** React Router's listener, which belongs to the shell. */
const OF_THE_FRAME = /^window listener pagehide/;
/** Grace period in milliseconds. */
const MOMENT_MS = 2000;

/** Records all listeners of window and document and all timers from now on. */
export function watchLeftovers(): Leftovers {
  const pause = realPause();
  const listeners = [watchListeners(window, 'window'), watchListeners(document, 'document')];
  const watches = [...listeners, ...watchAllTimers(), watchElements()];
  return leftoversOf(watches, pause, () => watchedQueries());
}

/** Records all timers from now on, for example from the import of a module. */
export function watchTimers(): Leftovers {
  const pause = realPause();
  return leftoversOf(watchAllTimers(), pause, () => []);
}

type Pause = (milliseconds: number) => Promise<unknown>;

/** Taken before the timers are watched. */
function realPause(): Pause {
  const wait = globalThis.setTimeout;
  return (milliseconds) => new Promise((resolve) => void wait(resolve, milliseconds));
}

function leftoversOf(watches: readonly Watch[], pause: Pause, others: () => string[]): Leftovers {
  const now = () =>
    watches
      .flatMap((watch) => watch.now())
      .concat(others())
      .filter((line) => !OF_THE_FRAME.test(line));
  return {
    settled: async () => {
      const deadline = Date.now() + MOMENT_MS;
      while (now().length > 0 && Date.now() < deadline) await pause(20);
      return now();
    },
    stop: () => {
      for (const { stop } of watches) stop();
    },
  };
}

function watchListeners(target: EventTarget, name: string): Watch {
  const open = new Set<string>();
  const names = new Map<unknown, number>();
  const key = (type: string, listener: unknown, options: unknown) => {
    const number = names.get(listener) ?? names.size;
    names.set(listener, number);
    const capture =
      typeof options === 'object' ? Boolean(options && Reflect.get(options, 'capture')) : Boolean(options);
    return `${name} listener ${type} #${number}${capture ? ' (capture)' : ''}`;
  };
  const add = jest.spyOn(target, 'addEventListener');
  add.mockImplementation((type, listener, options) => {
    EventTarget.prototype.addEventListener.call(target, type, listener, options);
    if (typeof options === 'object' && options.once) return;
    const line = key(type, listener, options);
    open.add(line);
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => open.delete(line));
  });
  const remove = jest.spyOn(target, 'removeEventListener');
  remove.mockImplementation((type, listener, options) => {
    EventTarget.prototype.removeEventListener.call(target, type, listener, options);
    open.delete(key(type, listener, options));
  });
  return {
    now: () => [...open],
    stop: () => {
      add.mockRestore();
      remove.mockRestore();
    },
  };
}

function watchAllTimers(): Watch[] {
  return [watchTimersOf('setTimeout', 'clearTimeout'), watchTimersOf('setInterval', 'clearInterval')];
}

function watchTimersOf(start: 'setTimeout' | 'setInterval', end: 'clearTimeout' | 'clearInterval'): Watch {
  const open = new Map<unknown, string>();
  const realStart: (work: () => void, delay?: number) => unknown = globalThis[start];
  const realEnd: (timer: never) => void = globalThis[end];
  const started = (work: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    const timer = realStart(() => {
      if (start === 'setTimeout') open.delete(timer);
      work(...given);
    }, delay);
    open.set(timer, `${start} of ${delay} ms`);
    return timer;
  };
  const ended = (timer: never) => {
    open.delete(timer);
    realEnd(timer);
  };
  Object.assign(globalThis, { [start]: started, [end]: ended });
  return {
    now: () => [...open.values()],
    stop: () => void Object.assign(globalThis, { [start]: realStart, [end]: realEnd }),
  };
}

function watchElements(): Watch {
  const present = () => [...document.head.children, ...document.body.children];
  const before = new Set(present());
  return {
    now: () =>
      present().flatMap((element) => (before.has(element) ? [] : [`element ${element.tagName.toLowerCase()}`])),
    stop: () => undefined,
  };
}

function watchedQueries(): string[] {
  const queries = queryClient.getQueryCache().getAll();
  return queries.filter((query) => query.getObserversCount() > 0).map(({ queryHash }) => `query ${queryHash}`);
}
