import type { Page } from '@playwright/test';

/** Unfinished work of a page: listeners of window and document, timers, observed queries. */
export type Leftovers = readonly string[];

/** Records listeners and timers; call before the first navigation. */
export async function watchLeftovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Map<unknown, string>();
    Reflect.set(globalThis, 'openLeftovers', open);

    for (const [name, target] of Object.entries({ window, document })) {
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      // Weak, since a strong record would itself keep listeners alive.
      const known = new Map<string, WeakMap<EventListenerOrEventListenerObject, symbol>>();
      const markOf = (type: string, listener: EventListenerOrEventListenerObject, options: unknown) => {
        const capture =
          typeof options === 'object' ? Boolean(options && Reflect.get(options, 'capture')) : options === true;
        const listeners = known.get(`${type} ${capture}`) ?? new WeakMap();
        known.set(`${type} ${capture}`, listeners);
        const mark = listeners.get(listener) ?? Symbol(type);
        listeners.set(listener, mark);
        return mark;
      };
      target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        const settings = typeof options === 'object' && options !== null ? options : { capture: options === true };
        add(type, listener, settings);
        if (!listener || Reflect.get(settings, 'once')) return;
        const mark = markOf(type, listener, options);
        open.set(mark, `${name} listener ${type}`);
        const signal: unknown = Reflect.get(settings, 'signal');
        if (signal instanceof AbortSignal) signal.addEventListener('abort', () => open.delete(mark));
      };
      target.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        remove(
          type,
          listener,
          typeof options === 'object' && options !== null ? options : { capture: options === true },
        );
        if (listener) open.delete(markOf(type, listener, options));
      };
    }

    const startTimeout = window.setTimeout.bind(window);
    const startInterval = window.setInterval.bind(window);
    const endTimeout = window.clearTimeout.bind(window);
    const timeout = (work: TimerHandler, delay?: number, ...given: unknown[]) => {
      const timer: number = startTimeout(() => {
        open.delete(timer);
        if (typeof work === 'function') work(...given);
      }, delay);
      open.set(timer, `timeout of ${delay ?? 0} ms`);
      return timer;
    };
    const interval = (work: TimerHandler, delay?: number, ...given: unknown[]) => {
      const timer = startInterval(work, delay, ...given);
      open.set(timer, `interval of ${delay ?? 0} ms`);
      return timer;
    };
    const end = (timer?: number) => {
      open.delete(timer);
      endTimeout(timer);
    };
    Object.assign(window, { setTimeout: timeout, setInterval: interval, clearTimeout: end, clearInterval: end });
  });
}

/** Open work now, numbered within each kind. */
export function leftoversOf(page: Page): Promise<Leftovers> {
  return page.evaluate(() => {
    const open: unknown = Reflect.get(globalThis, 'openLeftovers');
    const lines = open instanceof Map ? [...open.values()].map(String) : ['nothing was written down'];
    const scope = globalThis.__FEDERATION__.__INSTANCES__[0]?.shareScopeMap['default']?.['@comptoir/kernel/query'];
    const [query] = Object.values(scope ?? {});
    const queries = query?.lib?.().queryClient?.getQueryCache().getAll() ?? [];
    const watched = queries.filter((each) => each.getObserversCount() > 0).map(({ queryHash }) => `query ${queryHash}`);
    const counts = new Map<string, number>();
    for (const line of [...lines, ...watched]) counts.set(line, (counts.get(line) ?? 0) + 1);
    return [...counts].map(([line, count]) => `${count} × ${line}`).toSorted();
  });
}
