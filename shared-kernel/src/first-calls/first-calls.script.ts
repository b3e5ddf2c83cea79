/*
 * Runs in the head of the page, before any other script: begins the calls of the API that the addressed area declares,
 * for whoever is signed in here. The kernel's client takes the answers over (first-answers.ts).
 * It stands in the page as it is, so it imports nothing but types, and is the same for everybody.
 */
import type { AccessTokenClaims } from '@comptoir/api-contract/session';
import type { PageCall } from '../remote/first-call.schema';
import type { FirstAnswer } from './first-answers';

/** Not every browser has it. */
declare const Temporal: { Now: { timeZoneId: () => string } } | undefined;

type Words = Readonly<Record<string, string | null | undefined>>;

/** What is written in braces: `{office}`, `{office?}`, `{?search}`, `{?trade=false}`, `{day:-30}`. */
const WORD = /\{(\?)?([a-z]+)(?::(-?\d+))?(\?)?(?:=([^}]*))?\}/gi;

function begin(): void {
  const token = localStorage.getItem('userToken');
  const calls: PageCall[] = JSON.parse(document.currentScript?.dataset['calls'] ?? '[]');
  if (!token) return;
  const claims: AccessTokenClaims = JSON.parse(
    atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
  );
  if (claims.exp * 1000 <= Date.now()) return;
  const authorization = `Bearer ${token}`;
  const answers = new Map<string, FirstAnswer>();
  for (const call of calls) {
    const url = addressOf(call, claims);
    if (!url) continue;
    const stop = new AbortController();
    const answer = fetch(url, { headers: { authorization, ...traceOfPage() }, signal: stop.signal });
    // Whoever takes it over hears of a failure and asks again.
    answer.catch(() => 0);
    answers.set(url, { authorization, answer, stop });
    // Behind what everybody needs, which stands in the page.
    document.addEventListener('readystatechange', () => call.files?.forEach(fetchAhead), { once: true });
  }
  Reflect.set(window, 'comptoirFirstAnswers', answers);
}

function fetchAhead(file: NonNullable<PageCall['files']>[number]): void {
  const link = { rel: 'preload', crossOrigin: 'anonymous', fetchPriority: 'low', ...file };
  document.head.append(Object.assign(document.createElement('link'), link));
}

/** Where the call is made now; nothing where this is not its page or person, or something is not known. */
function addressOf({ get, at, roles, selected }: PageCall, claims: AccessTokenClaims): string | undefined {
  const page = new RegExp(`^${at.replace(/\{(\w+)\}/g, '(?<$1>[^/]*\\d[^/]*)')}/?$`).exec(location.pathname);
  if (!page || (roles && !roles.includes(claims.role))) return undefined;
  const words: Words = { ...selectionOf(claims), ...page.groups };
  const asked = new URLSearchParams(location.search);
  const what = words['office'] ? 'office' : words['country'] ? 'country' : 'nothing';
  if (selected && (asked.size > 0 || !selected.includes(what))) return undefined;
  const read = new Set<string>();
  let isKnown = true;

  const fill = (text: string) =>
    text.replace(WORD, (_, ofAddress, name: string, days: string | undefined, mayLack, otherwise = '') => {
      if (ofAddress) read.add(name);
      const value = ofAddress ? (asked.get(name) ?? otherwise) : (words[name] ?? nowOf(name, Number(days ?? 0)));
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
  // What reads the address reads all of it: with another filter another call is made.
  if (!isKnown || (read.size > 0 && [...asked.keys()].some((name) => !read.has(name)))) return undefined;
  return address + (search.size > 0 ? `?${search.toString()}` : '');
}

/** The selection as the role fixes it (selection/use-role-selection.ts). */
function selectionOf({ role, sub, officeId, countryCode }: AccessTokenClaims): Words {
  const { selectedCountryCode, selectedOfficeId } = JSON.parse(localStorage.getItem('dashboard') ?? '{}');
  const country = countryCode ?? selectedCountryCode;
  const isBound = role === 'OFFICEMANAGER' || role === 'COLLECTOR';
  const office = isBound ? officeId : country === selectedCountryCode ? selectedOfficeId : null;
  return { country, office, person: sub };
}

function nowOf(name: string, days: number): string | undefined {
  return name === 'zone' ? timeZone() : momentOf(name, days);
}

/** As format/time-zone.ts says it. */
function timeZone(): string {
  return typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
}

/** The beginning or the end of a day, counted from today; the beginning of this week. */
function momentOf(name: string, days: number): string | undefined {
  const now = new Date();
  const day = (from: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + from).getTime();
  const moments: Readonly<Record<string, number>> = {
    day: day(days),
    end: day(days + 1) - 1,
    week: day(-((now.getDay() + 6) % 7)),
  };
  const moment = moments[name];
  return moment === undefined ? undefined : new Date(moment).toISOString();
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
  // What is stored here is broken or may not be read: the application finds out for itself.
}
