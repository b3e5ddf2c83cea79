/*
 * Caches one set of pages: those of one registry state, with their files (docs/decisions/service-worker.md). The file
 * is sent as it is, so it imports only types.
 */
import type { CacheMessage, WorkerMessage } from './messages';

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
  data: CacheMessage;
  source: { id: string; postMessage: (message: WorkerMessage) => void } | null;
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
const TIMEOUT_MS = 250;
const LONG_TIMEOUT_MS = 10_000;
/** Files fetched at once. */
const ABREAST = 6;
/** Address and integrity of the list of all files, in a page of a remote that works offline. */
const OFFLINE = /name="comptoir-offline" content="(\S+) ([^"]+)"/;
/** Older pages, in milliseconds, are shown only offline. */
const FRESH_MS = 24 * 3_600_000;

type NamedFile = readonly [file: string, integrity?: string | undefined];

interface CachedPage {
  /** First segment of its path. */
  key: string;
  page: Response;
}

const shownKept = new Set<string>();
/** Fills one set at a time. */
let filling: Promise<unknown> = Promise.resolve();

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // Without static routes the worker passes calls through.
  event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }).catch(() => undefined);
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode !== 'navigate') {
    if (isImmutable(pathname)) event.respondWith(fileFor(request));
  } else if (isKept(pathname) && !isForSupport(searchParams)) event.respondWith(pageFor(event, keyOf(pathname)));
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of a worker is of its origin
  const tell = (message: WorkerMessage) => source?.postMessage(message);
  const work = async () => {
    const now = await keep(keyOf(data.path), await fetch(data.path), data);
    if (now !== undefined && now !== data.set && source && shownKept.has(source.id)) tell('newer');
  };
  const reportFull = (cause: unknown) => {
    if (String(cause).startsWith('QuotaExceededError')) tell('full');
  };
  event.waitUntil(inTurn(() => work().catch(reportFull)));
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

/** A page without a remote, or with the overlay, is never one of the cache. */
function isForSupport(params: URLSearchParams): boolean {
  return params.has('without') || params.has('inspect');
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
  const isLate = pause(request.cache === 'no-cache' ? LONG_TIMEOUT_MS : TIMEOUT_MS);
  const first = await Promise.race([fresh.catch(() => undefined), isLate]);
  if (first && first.status < 500) return first;
  const own = await caches.match(key);
  // Another page of the same set needs a little longer to show it.
  const page = own ?? (await cachedPages())[0]?.page;
  // A slow answer may be no page, or of another state.
  if (!page || ((isOld(page) || !own) && (await isReached(fresh)))) return fresh;
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

async function cachedPages(): Promise<CachedPage[]> {
  const found: CachedPage[] = [];
  for (const name of await setNames()) {
    const set = await caches.open(name);
    for (const { url } of await set.keys()) {
      const page = isKept(pathOf(url)) && (await set.match(url));
      if (page) found.push({ key: pathOf(url), page });
    }
  }
  return found;
}

/**
 * Caches a page with the files it names, and those loaded by a page of the same set. A complete set replaces the former
 * one at once, and continues its pages that work offline.
 * @returns the set of the page
 */
async function keep(key: string, page: Response, shown?: CacheMessage): Promise<string | undefined> {
  const id = await fill(page, shown);
  if (id === undefined) return undefined;
  const name = SET + id;
  const pages = [{ key, page }];
  for (const former of await cachedPages()) {
    if (former.key === key || !OFFLINE.test(await former.page.text())) continue;
    const next = await fetch(former.key);
    // A publication meanwhile: the next page follows it.
    if ((await fill(next)) !== id) return undefined;
    pages.push({ key: former.key, page: next });
  }
  // Deleted by a sign-out meanwhile.
  if (!(await caches.has(name))) return undefined;
  const set = await caches.open(name);
  for (const each of pages) await set.put(each.key, each.page);
  for (const other of await setNames()) if (other !== name) await caches.delete(other);
  return id;
}

/** Caches the files of a page in its set, without the page. */
async function fill(page: Response, shown?: CacheMessage): Promise<string | undefined> {
  if (!page.ok || page.redirected) return undefined;
  const html = await page.clone().text();
  const id = /name="comptoir-set" content="(\w+)"/.exec(html)?.[1];
  if (id === undefined) return undefined;
  const set = await caches.open(SET + id);
  const has = new Set((await set.keys()).map(({ url }) => pathOf(url)));
  const [, list, integrity = ''] = OFFLINE.exec(html) ?? [];
  const whole: NamedFile[] = list === undefined ? [] : await (await fetch(list, { integrity })).json();
  const add = (files: readonly NamedFile[]) =>
    addTo(
      set,
      files.filter(([file]) => !has.has(file)),
    );
  await add([...namedIn(html), ...whole]);
  if (shown?.set === id) await add(shown.files.map((file) => [file])).catch(() => undefined);
  return id;
}

async function setNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(SET));
}

/** Scripts and registry parts, by their hashes; styles are inline, and modules are checked by the import map. */
function namedIn(html: string): NamedFile[] {
  const names = html.match(/<(script|link(?! rel="modulepreload"))\b[^>]*|"address":"\/registry[^}]*/g) ?? [];
  return names
    .map((name): NamedFile => [
      /(?:src=|href=|address":)"([^"]+)/.exec(name)?.[1] ?? '',
      /integrity"?[=:]"([^"]+)/.exec(name)?.[1],
    ])
    .filter(([file, integrity]) => integrity && isImmutable(file));
}

/** @throws if a file is missing, or the storage is full */
async function addTo(set: Cache, files: readonly NamedFile[]): Promise<void> {
  const left = files.values();
  const work = async () => {
    for (const [file, integrity = ''] of left) {
      const answer = (await caches.match(file)) ?? (await fetch(file, { integrity, priority: 'low' }));
      // A proxy in front of an unreachable server may answer with a page of its own.
      if (!answer.ok || answer.headers.get('content-type')?.includes('html')) throw new Error(file);
      await set.put(file, answer);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function pause(duration: number): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(resolve, duration, undefined));
}
