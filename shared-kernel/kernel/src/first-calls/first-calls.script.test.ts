import { addressOf } from '../http/request';
import { routes } from '@comptoir/api-contract/routes';
import type { PageCall } from '../remote/first-call.schema';
import { SELECTION_KEY } from '../selection/selection.store';
import { TOKEN_KEY } from '../session/session.store';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import type { FirstAnswer } from './first-answers';

const AGENCIES = { at: '/agencies', get: '/agencies?limit=5&officeId={office}&countryCode={country}&search={?search}' };

/** Opens a page with these first calls; answers with the request sent. */
async function open(
  address: string,
  calls: readonly PageCall[],
  token?: string,
  stored?: { clockError?: number; selectedOfficeId?: string },
) {
  jest.resetModules();
  localStorage.clear();
  Reflect.deleteProperty(window, 'comptoirFirstAnswers');
  if (token !== undefined) localStorage.setItem(TOKEN_KEY, token);
  const { clockError, ...selection } = stored ?? {};
  if (clockError) localStorage.setItem('clockError', String(clockError));
  if (stored) localStorage.setItem(SELECTION_KEY, JSON.stringify(selection));
  history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.dataset['calls'] = JSON.stringify(calls);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const ask = jest.fn().mockRejectedValue(new TypeError('No server here'));
  window.fetch = ask;
  await import('./first-calls.script');
  return ask.mock.calls.map(([url, init]) => ({ url, authorization: init.headers.authorization }));
}

const manager = tokenFor({ role: 'OFFICEMANAGER', officeId: 'o-1', countryCode: 'DZ' });
const director = tokenFor({ role: 'SUPERADMIN' });
const of = (token: string) => `Bearer ${token}`;

test('builds a request from the address, the selection and the user, and keeps it for the client', async () => {
  const [request, ...others] = await open('/agencies?search=Bab%20El%26', [AGENCIES], manager);
  expect(request).toEqual({
    url: '/api/agencies?countryCode=DZ&limit=5&officeId=o-1&search=Bab+El%26',
    authorization: of(manager),
  });
  expect(others).toEqual([]);
  const kept: Map<string, FirstAnswer> = Reflect.get(window, 'comptoirFirstAnswers');
  expect([...kept.keys()]).toEqual([request?.url]);
});

test("a URL is written as the kernel's client writes it", async () => {
  const query = { countryCode: 'DZ', limit: 5, officeId: 'o-1', search: 'é + & ع' };
  const [request] = await open(`/agencies?${new URLSearchParams({ search: query.search })}`, [AGENCIES], manager);
  expect(request?.url).toBe(addressOf('/api', routes.listAgencies, { query }));
});

test.each([
  ['signed out', undefined],
  ['a session that has ended', tokenFor({ exp: 1 })],
  ['something that is no token', 'rubbish'],
])('%s: nothing is sent', async (_who, token) => {
  expect(await open('/agencies', [AGENCIES], token)).toEqual([]);
});

test('the selection applies to users whose role does not fix it', async () => {
  const selection = { selectedCountryCode: 'FR', selectedOfficeId: 'o-9' };
  const ask = async (token: string) => (await open('/agencies', [AGENCIES], token, selection)).map(({ url }) => url);
  expect(await ask(director)).toEqual(['/api/agencies?countryCode=FR&limit=5&officeId=o-9']);
  expect(await ask(manager)).toEqual(['/api/agencies?countryCode=DZ&limit=5&officeId=o-1']);
  // Her country differs from the selected office's.
  expect(await ask(tokenFor({ role: 'ADMIN', countryCode: 'DZ' }))).toEqual([]);
});

test('without a selection only calls that do not need it are sent', async () => {
  const optional = { at: '/agencies', get: '/users/collectors?officeId={office?}' };
  const requests = await open('/agencies', [AGENCIES, optional], director);
  expect(requests.map(({ url }) => url)).toEqual(['/api/users/collectors']);
});

test('a call is limited to its pages and roles', async () => {
  const calls = [
    { at: '/agencies/{id}', get: '/agencies/{id}' },
    { at: '/agencies', get: '/users?role=ADMIN', roles: ['SUPERADMIN' as const] },
  ];
  const urls = async (address: string, token: string) => (await open(address, calls, token)).map(({ url }) => url);
  expect(await urls('/agencies/0189-a', manager)).toEqual(['/api/agencies/0189-a']);
  expect(await urls('/agencies/new', manager)).toEqual([]);
  expect(await urls('/agencies', manager)).toEqual([]);
  expect(await urls('/agencies/', director)).toEqual(['/api/users?role=ADMIN']);
});

test('a call for a selection is sent with that selection, unless the address has another', async () => {
  const calls = (['nothing', 'country', 'office'] as const).map((each) => ({
    at: '/',
    get: `/offices?of=${each}`,
    selected: [each],
  }));
  const urls = async (address: string, token: string, selection?: object) =>
    (await open(address, calls, token, selection)).map(({ url }) => url);
  expect(await urls('/', manager)).toEqual(['/api/offices?of=office']);
  expect(await urls('/', director)).toEqual(['/api/offices?of=nothing']);
  expect(await urls('/', director, { selectedCountryCode: 'FR' })).toEqual(['/api/offices?of=country']);
  expect(await urls('/', director, { selectedCountryCode: 'FR', selectedOfficeId: 'o-9' })).toEqual([
    '/api/offices?of=office',
  ]);
  // A level of the dashboard above the selection.
  expect(await urls('/?level=3', director, { selectedCountryCode: 'FR' })).toEqual([]);
});

test('a filter in the address that a call does not read prevents the call', async () => {
  const filtered = { at: '/agencies', get: '/collections?search={?search}&trade={?trade=false}' };
  const always = { at: '/agencies', get: '/offices' };
  const urls = async (address: string) => (await open(address, [filtered, always], manager)).map(({ url }) => url);
  expect(await urls('/agencies?trade=true')).toEqual(['/api/collections?trade=true', '/api/offices']);
  expect(await urls('/agencies')).toEqual(['/api/collections?trade=false', '/api/offices']);
  expect(await urls('/agencies?state=late')).toEqual(['/api/offices']);
});

test('the time zone is read without creating a date format, which is slow on phones', async () => {
  const created = jest.spyOn(Intl, 'DateTimeFormat');
  const zoned = { at: '/agencies', get: '/overview?timeZone={zone}' };
  Reflect.set(globalThis, 'Temporal', { Now: { timeZoneId: () => 'Africa/Algiers' } });
  expect((await open('/agencies', [zoned], manager)).map(({ url }) => url)).toEqual([
    '/api/overview?timeZone=Africa%2FAlgiers',
  ]);
  // Browsers without `Temporal` need `Intl`, only for calls with a time zone.
  Reflect.deleteProperty(globalThis, 'Temporal');
  await open('/agencies', [AGENCIES], manager);
  expect(created).not.toHaveBeenCalled();
  await open('/agencies', [zoned], manager);
  expect(created).toHaveBeenCalled();
  created.mockRestore();
});

test.each([
  ['Pacific/Auckland', 0, '2026-11-27T11:00:00.000Z', '2026-11-28T10:59:59.999Z'],
  ['America/Los_Angeles', 0, '2026-11-27T08:00:00.000Z', '2026-11-28T07:59:59.999Z'],
  ['Africa/Algiers', 13, '2026-11-26T23:00:00.000Z', '2026-11-27T22:59:59.999Z'],
])('days are those of the office, in %s with a clock that is %i hours ahead', async (timeZone, hours, from, to) => {
  const ahead = hours * 3600_000;
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T14:45:00Z') + ahead);
  const day = { at: '/agencies', get: '/collections?from={day}&to={end}&zone={zone}' };
  const token = tokenFor({ role: 'OFFICEMANAGER', officeId: 'o-1', countryCode: 'DZ', timeZone });
  const [request] = await open('/agencies', [day], token, { clockError: ahead });
  expect(Object.fromEntries(new URL(request?.url, location.href).searchParams)).toEqual({ from, to, zone: timeZone });
});

test('code is preloaded once, after the code that all pages need', async () => {
  const code = { href: '/remotes/operations/1.0.0/to-do.js', as: 'script' as const, integrity: 'sha384-code' };
  const styles = { href: '/remotes/operations/1.0.0/to-do.css', as: 'style' as const, integrity: 'sha384-styles' };
  const first = { at: '/agencies', get: '', files: [code] };
  const second = { at: '/agencies', get: '/overview', files: [code, styles] };
  const other = { at: '/agencies/{id}', get: '/totals', files: [code] };
  const links = () =>
    [...document.head.querySelectorAll('link')].map(({ rel, as, href, integrity, crossOrigin }) => {
      return { rel, as, href: new URL(href).pathname, integrity, crossOrigin };
    });
  await open('/agencies', [first, second, other]);
  document.dispatchEvent(new Event('readystatechange'));
  expect(links()).toEqual([]);
  const requests = await open('/agencies', [first, second, other], manager);
  expect(requests.map(({ url }) => url)).toEqual(['/api/overview']);
  expect(links()).toEqual([]);
  document.dispatchEvent(new Event('readystatechange'));
  expect(links()).toEqual([
    { rel: 'preload', ...code, crossOrigin: 'anonymous' },
    { rel: 'preload', ...styles, crossOrigin: 'anonymous' },
  ]);
  document.head.replaceChildren();
});

test('days are those of the browser without an office', async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 13, 30) });
  const get = '/collections?a={day}&b={day:-30}&c={end:1}&d={week}';
  const [request] = await open('/agencies', [{ at: '/agencies', get }], tokenFor({ exp: 4_000_000_000 }));
  jest.useRealTimers();
  const search = new URL(String(request?.url), location.origin).searchParams;
  const moments = [new Date(2026, 10, 25), new Date(2026, 9, 26), new Date(2026, 10, 27), new Date(2026, 10, 23)];
  const [a, b, c, d] = moments.map((moment) => moment.getTime());
  expect(Object.fromEntries([...search].map(([name, value]) => [name, Date.parse(value)]))).toEqual({
    a,
    b,
    c: Number(c) - 1,
    d,
  });
});
