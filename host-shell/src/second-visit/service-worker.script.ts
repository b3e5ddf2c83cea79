/*
 * Caches one set of pages: those of one registry state, with their files (docs/decisions/service-worker.md). The file
 * is sent as it is, so it imports only types.
 */
import type { KeepMessage, NewerMessage } from './messages';

interface LastingEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

interface RequestEvent extends LastingEvent {
  request: Request;
  /** Answer to the browser's navigation preload. */
  preloadResponse?: Promise<Response | undefined>;
  resultingClientId: string;
  respondWith: (answer: Promise<Response>) => void;
}

interface InstallEvent extends LastingEvent {
  addRoutes?: (route: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>;
}

interface PageEvent extends LastingEvent {
  data: KeepMessage;
  source: { id: string; postMessage: (message: NewerMessage) => void } | null;
}

interface Worker {
  location: Location;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install', listener: (event: InstallEvent) => void) => void) &
    ((type: 'activate', listener: (event: LastingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void) &
    ((type: 'message', listener: (event: PageEvent) => void) => void);
}

declare const self: Worker;

const SET = 'comptoir-set ';
/** Wait for the server before the cache is used; longer for a request of the newest page. Milliseconds. */
const PATIENCE_MS = 250;
const LONG_PATIENCE_MS = 10_000;
/** Older pages, in milliseconds, are shown only offline. */
const FRESH_MS = 24 * 3_600_000;

const shownKept = new Set<string>();
/** Fills one set at a time. */
let filling: Promise<unknown> = Promise.resolve();

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  const past = event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
  // Without static routes the worker passes calls through.
  if (past) event.waitUntil(past.catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode !== 'navigate') {
    if (isImmutable(pathname)) event.respondWith(fileFor(request));
  } else if (isKept(pathname)) event.respondWith(pageFor(event, keyOf(pathname)));
});

self.addEventListener('message', (event) => {
  const { path, set } = event.data;
  const tell = async () => {
    const now = await keep(keyOf(path), await fetch(path), event.data);
    if (now !== undefined && now !== set && event.source && shownKept.has(event.source.id)) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of a worker is of its origin
      event.source.postMessage('newer');
    }
  };
  event.waitUntil(inTurn(tell));
});

function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  filling = filling.then(work).catch(() => undefined);
  return filling;
}

function isImmutable(path: string): boolean {
  return /^\/remotes\/|\.[0-9a-f]{8}\.[a-z0-9]+$/.test(path);
}

function isKept(path: string): boolean {
  return !/^\/((api|auth|remotes)\/|verify$)|\.[a-z0-9]{2,5}$/i.test(path);
}

/** Pages with the same first segment share an entry. */
function keyOf(path: string): string {
  return /^\/[^/?]*/.exec(path)?.[0] ?? '/';
}

async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

async function pageFor(event: RequestEvent, key: string): Promise<Response> {
  const { request, preloadResponse } = event;
  const fresh = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
  const isLate = pause(request.cache === 'no-cache' ? LONG_PATIENCE_MS : PATIENCE_MS);
  const first = await Promise.race([fresh.catch(() => undefined), isLate]);
  if (first && first.status < 500) return first;
  const { page, isOwn } = await keptPage(key);
  // A slow answer may be no page, or of another state.
  if (!page || ((isOld(page) || !isOwn) && (await isReached(fresh)))) return fresh;
  shownKept.add(event.resultingClientId);
  // The late answer is cached for the next time.
  event.waitUntil(inTurn(async () => keep(key, await fresh)));
  return page;
}

function isOld({ headers }: Response): boolean {
  return Date.now() - Date.parse(headers.get('date') ?? '') > FRESH_MS;
}

function isReached(fresh: Promise<Response>): Promise<boolean> {
  return fresh.then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** Page of an address, or another one of the same set, which needs a little longer to show it. */
async function keptPage(key: string): Promise<{ page?: Response | undefined; isOwn: boolean }> {
  for (const name of (await setNames()).toReversed()) {
    const set = await caches.open(name);
    const pages = (await set.keys()).filter(({ url }) => isKept(new URL(url).pathname) && !isImmutable(url));
    const own = pages.find(({ url }) => new URL(url).pathname === key);
    const page = own ?? pages[0];
    if (page) return { page: await set.match(page), isOwn: own !== undefined };
  }
  return { isOwn: false };
}

/**
 * Caches a page with the files it names, and those loaded by a page of the same set. A complete set replaces the former
 * one at once.
 * @returns the set of the page
 */
async function keep(key: string, page: Response, shown?: KeepMessage): Promise<string | undefined> {
  if (!page.ok || page.redirected || page.headers.get('cache-control')?.includes('no-store')) return undefined;
  const html = await page.clone().text();
  const id = /name="comptoir-set" content="(\w+)"/.exec(html)?.[1];
  if (id === undefined) return undefined;
  const name = SET + id;
  const set = await caches.open(name);
  for (const file of namedIn(html)) await add(set, file);
  const loaded = shown?.set === id ? shown.files : [];
  for (const file of loaded) await add(set, { file }).catch(() => undefined);
  // Deleted by a sign-out meanwhile.
  if (!(await caches.has(name))) return undefined;
  await set.put(key, page);
  const others = (await setNames()).filter((other) => other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
  return id;
}

async function setNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(SET));
}

interface NamedFile {
  file: string;
  integrity?: string | undefined;
}

/** Scripts and registry parts; styles are inline, and modules are checked by the import map. */
function namedIn(html: string): NamedFile[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const files = tags
    .filter((tag) => !/rel="modulepreload"| disabled>/.test(tag))
    .map((tag) => ({
      file: / (?:src|href)="(\/[^"]+)"/.exec(tag)?.[1] ?? '',
      integrity: / integrity="([^"]+)"/.exec(tag)?.[1],
    }));
  const parts = [...html.matchAll(/"address":"(\/registry\.[^"]+)","integrity":"([^"]+)"/g)];
  return [...files, ...parts.map(([, file = '', integrity]) => ({ file, integrity }))].filter(({ file }) =>
    isImmutable(file),
  );
}

async function add(set: Cache, { file, integrity = '' }: NamedFile): Promise<void> {
  if (await set.match(file)) return;
  const answer = (await caches.match(file)) ?? (await fetch(file, { integrity }));
  // A proxy in front of an unreachable server may answer with a page of its own.
  if (!answer.ok || answer.headers.get('content-type')?.includes('html')) throw new Error(`${file} is not there`);
  await set.put(file, answer);
}

function pause(duration: number): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(resolve, duration, undefined));
}
