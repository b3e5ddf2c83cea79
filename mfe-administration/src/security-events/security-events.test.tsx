import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import { failure, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { asAdmin } from '../testing/as';
import { manager, superadmin } from '../testing/samples';
import { Area } from './security-events.area';

const person = { id: manager.id, name: manager.name };
const boss = { id: superadmin.id, name: superadmin.name };

function event(number: number, more: Partial<SecurityEvent>): SecurityEvent {
  return {
    id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    date: '2026-11-22T08:05:00.000Z',
    kind: 'SIGN_IN',
    outcome: 'SUCCESS',
    person,
    user: person,
    address: '192.0.2.10',
    requestId: 'r',
    details: {},
    ...more,
  };
}

const samples = [
  event(1, { details: { browser: 'Firefox', system: 'Windows', session: 'x' } }),
  event(2, { outcome: 'FAILURE', user: null, details: { delay: 1600 } }),
  event(3, { outcome: 'FAILURE', person: null, user: null }),
  event(4, { kind: 'SESSION_ENDED', user: boss, details: { reason: 'ENDED_BY_ADMIN' } }),
  event(5, { kind: 'EXPORT', details: { list: 'trades', rows: 1200, filter: { currency: 'USD' } } }),
  event(6, { kind: 'ACCESS_REFUSED', outcome: 'FAILURE', details: { status: 404, path: '/api/offices/x' } }),
  event(7, { kind: 'EMAIL_CHANGED', user: boss, details: { sessionsEnded: 2 } }),
  event(8, { kind: 'MEDIA_READ', details: { collection: '1042', files: 3 } }),
];

function open(api: ApiHandlers = {}, route = '/security-events') {
  return renderScreen(<Area />, {
    route,
    path: '/security-events/*',
    claims: asAdmin,
    api: { listSecurityEvents: () => samples, listUsers: () => [manager], ...api },
  });
}

const queriesOf = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ operation }) => operation === 'listSecurityEvents').map(({ query }) => query);

test('each event shows the person, the place and its details', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Security events' }));
  const texts = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(texts[1]).toMatch(/Sign-in Karim Belkacem.*192\.0\.2\.10.*Firefox on Windows/);
  expect(texts[2]).toMatch(/Sign-in Refused.*Karim Belkacem.*slowed down by 1\.6 s/);
  expect(texts[3]).toMatch(/Sign-in Refused.*Unknown account/);
  expect(texts[4]).toMatch(/Session ended.*Karim Belkacem, by Nadia Haddad.*by an administrator/);
  expect(texts[5]).toMatch(/Export.*Exchange.*1,200 rows.*currency=USD/);
  expect(texts[6]).toMatch(/Access refused.*404.*\/api\/offices\/x/);
  expect(texts[7]).toMatch(/Email changed.*2 sessions ended/);
  expect(texts[8]).toMatch(/Files opened.*Collection #1042.*3 files/);
});

test('the address holds the filters, which are sent to the API', async () => {
  const rendered = open({}, `/security-events?person=${manager.id}&kind=EXPORT&from=2026-11-20&to=2026-11-21`);
  await screen.findByRole('table');
  const [query] = queriesOf(rendered);
  expect(query).toMatchObject({ personId: manager.id, kind: 'EXPORT', limit: '200' });
  expect(new Date(query?.['from'] ?? '') < new Date(query?.['to'] ?? '')).toBe(true);
  expect(screen.getByRole('combobox', { name: 'Person' })).toHaveTextContent('Karim Belkacem');
});

test('an invalid value in the address is no filter', async () => {
  const rendered = open({}, '/security-events?person=everyone&kind=NOISE');
  await screen.findByRole('table');
  expect(queriesOf(rendered)[0]).toEqual({ limit: '200' });
});

test('a kind is chosen, and filters without a match are cleared', async () => {
  const rendered = open({ listSecurityEvents: ({ query }) => (query['kind'] === 'OVERRIDE' ? [] : samples) });
  await screen.findByRole('table');
  await rendered.user.click(screen.getByRole('combobox', { name: 'Kind of event' }));
  await rendered.user.click(await screen.findByRole('option', { name: 'Remote replaced' }));
  expect(rendered.address()).toBe('/security-events?kind=OVERRIDE');
  await rendered.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(rendered.address()).toBe('/security-events'));
});

test('events that fail to load say so, and are retried', async () => {
  let isReady = false;
  const { user } = open({ listSecurityEvents: () => (isReady ? samples : failure(400, 'Not now.')) });
  expect(await screen.findByText('Not now.')).toBeVisible();
  isReady = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
