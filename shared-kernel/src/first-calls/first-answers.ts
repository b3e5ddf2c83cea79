/** A call that the head of the page began, before any script was there. */
export interface FirstAnswer {
  authorization: string;
  answer: Promise<Response>;
  stop: AbortController;
}

/** By address, its query sorted. */
type FirstAnswers = Map<string, FirstAnswer>;

/** So long after the application started an answer is still what its first screen asks for, in milliseconds. */
const KEPT_MS = 10_000;

/** What the page began with: nothing where no page server made it, or nobody is signed in. */
export function firstAnswersOfPage(): FirstAnswers {
  const begun: unknown = Reflect.get(globalThis, 'comptoirFirstAnswers');
  return begun instanceof Map ? begun : new Map();
}

/** So long a call of low priority waits for what the page began with to be shown, in milliseconds. */
const PATIENCE_MS = 2000;

let release = () => {};
const shown = new Promise<void>((resolve) => {
  release = resolve;
});

/** Told when something that was asked for is on the screen: what could wait is asked for after the browser has drawn it. */
export function contentIsShown(): void {
  requestAnimationFrame(() => setTimeout(release));
}

/**
 * `fetch` that takes over what the page asked for already: each once, for the same address and person. A refusal, a
 * failure, and whatever else is asked, are asked for again; what says that it has low priority after that is on the screen.
 */
export function takingFirstAnswers(
  ask: typeof fetch,
  begun: FirstAnswers,
  isShown: Promise<void> = shown,
): typeof fetch {
  let isQuiet = begun.size > 0;
  const endQuiet = () => (isQuiet = false);
  void isShown.then(endQuiet);
  const forget = () => {
    for (const { stop } of begun.values()) stop.abort();
    begun.clear();
  };
  if (begun.size > 0) {
    setTimeout(forget, KEPT_MS);
    setTimeout(endQuiet, KEPT_MS);
  }

  async function take({ answer, stop }: FirstAnswer, again: () => Promise<Response>, signal?: AbortSignal | null) {
    signal?.addEventListener('abort', () => stop.abort(signal.reason));
    const response = await answer.catch(() => undefined);
    return response?.ok && !signal?.aborted ? response : again();
  }

  return (input, init = {}) => {
    const again = () => ask(input, init);
    // What somebody changes may be in one of the answers.
    if (init.method !== 'GET') forget();
    const address = typeof input === 'string' && begun.size > 0 ? sorted(input) : '';
    const first = begun.get(address);
    if (!first || !fits(first, init)) {
      const waits = isQuiet && init.priority === 'low';
      return waits ? Promise.race([isShown, pause(PATIENCE_MS)]).then(again) : again();
    }
    begun.delete(address);
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

/** Whether the call says of itself what the first one said, and nothing more. */
function fits({ authorization }: FirstAnswer, { headers }: RequestInit): boolean {
  const { traceparent: _trace, ...said } = Object.fromEntries(new Headers(headers));
  return Object.keys(said).length === 1 && said['authorization'] === authorization;
}
