/*
 * Runs inline in the head of the page, before any other script: sends the API calls that the addressed area declares,
 * for the signed-in user. The kernel's client takes the answers over (first-answers.ts). Imports types only, and is
 * the same for all users.
 */
import type { AccessTokenClaims } from '@comptoir/api-contract/session';
import type { PageCall } from '../remote/first-call.schema';
import type { FirstAnswer } from './first-answers';

/** Not supported by all browsers. */
declare const Temporal: { Now: { timeZoneId: () => string } } | undefined;

type CallValues = Readonly<Record<string, string | null | undefined>>;

type PreloadedFile = NonNullable<PageCall['files']>[number];

const DAY_MS = 24 * 3600_000;

/** Placeholders: `{office}`, `{office?}`, `{?search}`, `{?trade=false}`, `{day:-30}`. */
const WORD = /\{(\?)?([a-z]+)(?::(-?\d+))?(\?)?(?:=([^}]*))?\}/gi;

function begin(): void {
  const token = localStorage.getItem('userToken');
  const calls: PageCall[] = JSON.parse(document.currentScript?.dataset['calls'] ?? '[]');
  if (!token) return;
  const claims: AccessTokenClaims = JSON.parse(
    atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
  );
  if (claims.exp * 1000 <= serverNow()) return;
  const authorization = `Bearer ${token}`;
  const answers = new Map<string, FirstAnswer>();
  const files = new Map<string, PreloadedFile>();
  for (const call of calls) {
    const url = addressOf(call, claims);
    if (!url) continue;
    call.files?.forEach((file) => files.set(file.href, file));
    if (!call.get) continue;
    const stop = new AbortController();
    const answer = fetch(url, { headers: { authorization, ...traceOfPage() }, signal: stop.signal });
    // The client that takes it over handles the failure.
    answer.catch(() => 0);
    answers.set(url, { authorization, answer, stop });
  }
  // After the scripts of the page itself.
  document.addEventListener('readystatechange', () => files.forEach(fetchAhead), { once: true });
  Reflect.set(window, 'comptoirFirstAnswers', answers);
}

function fetchAhead(file: PreloadedFile): void {
  const link = { rel: 'preload', crossOrigin: 'anonymous', fetchPriority: 'low', ...file };
  document.head.append(Object.assign(document.createElement('link'), link));
}

/** URL of the call; undefined if it is for another page or role, or a value is missing. */
function addressOf({ get, at, roles, selected }: PageCall, claims: AccessTokenClaims): string | undefined {
  const page = new RegExp(`^${at.replace(/\{(\w+)\}/g, '(?<$1>[^/]*\\d[^/]*)')}/?$`).exec(location.pathname);
  if (!page || (roles && !roles.includes(claims.role))) return undefined;
  const words: CallValues = { ...selectionOf(claims), ...page.groups };
  const params = new URLSearchParams(location.search);
  const what = words['office'] ? 'office' : words['country'] ? 'country' : 'nothing';
  if (selected && (params.size > 0 || !selected.includes(what))) return undefined;
  const read = new Set<string>();
  let isKnown = true;

  const fill = (text: string) =>
    text.replace(WORD, (_, ofAddress, name: string, days: string | undefined, mayLack, otherwise = '') => {
      if (ofAddress) read.add(name);
      const value = ofAddress
        ? (params.get(name) ?? otherwise)
        : (words[name] ?? nowOf(name, Number(days ?? 0), words['zone']));
      isKnown &&= Boolean(value || ofAddress || mayLack);
      return value ?? '';
    });

  const [path = '', query = ''] = get.split(/\?(.*)/);
  const address = `/api${path.replace(WORD, (word) => encodeURIComponent(fill(word)))}`;
  const search = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    const filled = fill(value);
    if (filled) search.set(name, filled);
  }
  search.sort();
  // A filter that the call does not read makes the page send another call.
  if (!isKnown || (read.size > 0 && [...params.keys()].some((name) => !read.has(name)))) return undefined;
  return address + (search.size > 0 ? `?${search.toString()}` : '');
}

/** Selection fixed by the role, as in selection/use-role-selection.ts. */
function selectionOf({ role, sub, officeId, countryCode, timeZone }: AccessTokenClaims): CallValues {
  const { selectedCountryCode, selectedOfficeId, timeZone: selectedZone } = stored();
  const country = countryCode ?? selectedCountryCode;
  const isBound = role === 'OFFICEMANAGER' || role === 'COLLECTOR';
  const office = isBound ? officeId : country === selectedCountryCode ? selectedOfficeId : null;
  const zone = (office === selectedOfficeId && selectedZone) || (isBound && timeZone) || null;
  return { country, office, person: sub, zone };
}

function stored(): { selectedCountryCode?: string; selectedOfficeId?: string; timeZone?: string } {
  return JSON.parse(localStorage.getItem('dashboard') ?? '{}');
}

function nowOf(name: string, days: number, zone?: string | null): string | undefined {
  return name === 'zone' ? browserTimeZone() : momentOf(name, days, zone);
}

/** Same as format/time-zone.ts. */
function browserTimeZone(): string {
  return typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
}

/** Same as format/server-time.ts. */
function serverNow(): number {
  return Date.now() - Number(localStorage.getItem('clockError'));
}

/** Beginning or end of a day counted from today, or beginning of the week, in a time zone or that of the browser. */
function momentOf(name: string, days: number, zone?: string | null): string | undefined {
  if (name !== 'day' && name !== 'end' && name !== 'week') return undefined;
  const now = serverNow();
  const wall = now + offsetAt(now, zone);
  const today = wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS);
  // 1970-01-01 was a Thursday.
  const monday = today - ((today / DAY_MS + 3) % 7) * DAY_MS;
  const begins = name === 'week' ? monday : today + (name === 'end' ? days + 1 : days) * DAY_MS;
  return new Date(instantShown(begins, zone) - (name === 'end' ? 1 : 0)).toISOString();
}

/** Same as local-time.ts of the contract. */
function instantShown(wall: number, zone?: string | null): number {
  const before = wall - offsetAt(wall - DAY_MS, zone);
  const after = wall - offsetAt(wall + DAY_MS, zone);
  const [first, last] = before < after ? [before, after] : [after, before];
  return first + offsetAt(first, zone) >= wall ? first : last;
}

const formats: Record<string, Intl.DateTimeFormat> = {};

/** Offset from UTC in milliseconds; the browser's own zone needs no date format, which is slow to create. */
function offsetAt(instant: number, zone?: string | null): number {
  if (!zone || (typeof Temporal !== 'undefined' && zone === Temporal.Now.timeZoneId()))
    return -new Date(instant).getTimezoneOffset() * 60_000;
  const format = (formats[zone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }));
  const seconds = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${format.format(seconds).replace(' ', 'T')}Z`) - seconds;
}

function traceOfPage(): { traceparent?: string } {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  const timing: PerformanceServerTiming[] = Reflect.get(opened ?? {}, 'serverTiming') ?? [];
  const traceparent = timing.find(({ name }) => name === 'traceparent')?.description;
  return traceparent ? { traceparent } : {};
}

try {
  begin();
} catch {
  // Broken or inaccessible storage is handled by the application.
}
