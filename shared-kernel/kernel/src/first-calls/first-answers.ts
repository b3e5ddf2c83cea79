/** A request that the head of the page sent before any script. */
export interface FirstAnswer {
  authorization: string;
  answer: Promise<Response>;
  stop: AbortController;
}

/** By URL with its query sorted. */
type FirstAnswers = Map<string, FirstAnswer>;

/** In milliseconds. After this time an answer is no longer used. */
const MAX_AGE_MS = 10_000;

/** First answers of the page; empty without a page server or a session. */
export function firstAnswersOfPage(): FirstAnswers {
  const started: unknown = Reflect.get(globalThis, 'comptoirFirstAnswers');
  return started instanceof Map ? started : new Map();
}

/** In milliseconds. Longest wait of low-priority requests for the first content. */
const PATIENCE_MS = 2000;

let release = () => {};
const contentShown = new Promise<void>((resolve) => {
  release = resolve;
});

/** Reports that the first content is rendered; waiting low-priority requests are sent after the next paint. */
export function contentIsShown(): void {
  requestAnimationFrame(() => setTimeout(release));
}

/**
 * Wraps `fetch` to take over each request of the head once, for the same URL and user. Failures and other requests are
 * sent as usual; those of low priority wait for the first content.
 */
export function takingFirstAnswers(
  ask: typeof fetch,
  started: FirstAnswers,
  isShown: Promise<void> = contentShown,
): typeof fetch {
  let isQuiet = started.size > 0;
  const endQuiet = () => (isQuiet = false);
  void isShown.then(endQuiet);
  const forget = () => {
    for (const { stop } of started.values()) stop.abort();
    started.clear();
  };
  if (started.size > 0) {
    setTimeout(forget, MAX_AGE_MS);
    setTimeout(endQuiet, MAX_AGE_MS);
  }

  async function take({ answer, stop }: FirstAnswer, again: () => Promise<Response>, signal?: AbortSignal | null) {
    signal?.addEventListener('abort', () => stop.abort(signal.reason));
    const response = await answer.catch(() => undefined);
    return response?.ok && !signal?.aborted ? response : again();
  }

  return (input, init = {}) => {
    const again = () => ask(input, init);
    // The change may affect any of the answers.
    if (init.method !== 'GET') forget();
    const address = typeof input === 'string' && started.size > 0 ? sorted(input) : '';
    const first = started.get(address);
    if (!first || !fits(first, init)) {
      const waits = isQuiet && init.priority === 'low';
      return waits ? Promise.race([isShown, pause(PATIENCE_MS)]).then(again) : again();
    }
    started.delete(address);
    return take(first, again, init.signal);
  };
}

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, duration));
}

function sorted(address: string): string {
  const [path = '', query] = address.split('?');
  const search = new URLSearchParams(query);
  search.sort();
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** True if the request has the same authorization and no further headers. */
function fits({ authorization }: FirstAnswer, { headers }: RequestInit): boolean {
  const { traceparent: _trace, ...own } = Object.fromEntries(new Headers(headers));
  return Object.keys(own).length === 1 && own['authorization'] === authorization;
}
