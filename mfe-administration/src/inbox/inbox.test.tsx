import type { InboxItem } from '@comptoir/api-contract/inbox';
import { failure, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { algiers } from '../testing/samples';
import { Area } from './inbox.area';

const office = { id: algiers.id, name: algiers.name, countryCode: 'DZ' };

function common(number: number) {
  return {
    id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    entity: 'collection' as const,
    entityId: String(1000 + number),
    office,
    createdDate: new Date(Date.now() - number * 60_000).toISOString(),
    doneDate: null,
    snoozedUntil: null,
  };
}

const issue: InboxItem = {
  ...common(1),
  kind: 'issue-reported',
  params: {
    agency: 'Café Tantonville',
    collector: 'Amel',
    issue: 'difference',
    currency: 'USD',
    scheduled: 120.5,
    collected: 100,
    note: 'A note was torn',
  },
};
const others: InboxItem[] = [
  {
    ...common(2),
    entity: null,
    entityId: null,
    kind: 'late-pick-ups',
    params: { day: '2026-11-23', begins: '', ends: '', count: 2 },
  },
  {
    ...common(3),
    entity: null,
    entityId: null,
    kind: 'low-balance',
    params: { currency: 'EUR', amount: 90, limit: 100 },
  },
  { ...common(4), entity: 'user', kind: 'invitation-expired', params: { name: 'Lina', role: 'COLLECTOR' } },
  {
    ...common(5),
    entity: null,
    entityId: null,
    kind: 'failed-jobs',
    params: { job: 'mail', count: 1, to: 'a@b.example' },
  },
  {
    ...common(6),
    createdDate: '2026-01-05T12:00:00.000Z',
    kind: 'mention',
    params: { by: 'Karim', agency: 'Naftal', note: '@Nadia look' },
  },
];

function open(
  api: ApiHandlers = {},
  { route = '/inbox', role = 'OFFICEMANAGER' }: { route?: string; role?: 'OFFICEMANAGER' | 'COLLECTOR' } = {},
) {
  const rows = [issue, ...others];
  const listed = (state: string | undefined) => (state === undefined ? [...rows] : []);
  return renderScreen(<Area />, {
    route,
    path: '/inbox/*',
    claims: { role },
    api: {
      listInbox: ({ query }) => listed(query['state']),
      changeInboxItem: ({ params, body }) => {
        const at = rows.findIndex(({ id }) => id === params['id']);
        if (Object.values(Object(body)).some((value) => value !== false && value !== null)) rows.splice(at, 1);
        return new Response(null, { status: 204 });
      },
      ...api,
    },
  });
}

test('shows the event of each item by day, and links to its record', async () => {
  open();
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getAllByRole('listitem').length).toBeGreaterThan(0);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Café Tantonville: $100.00 instead of $120.50', '/collection-schedules/1001'],
    [
      '2 collections of 23/11/2026 were not collected',
      '/collection-schedules?state=late&from=2026-11-23&to=2026-11-23',
    ],
    ['€90.00 left, below the limit of €100.00', '/money-book'],
    ['Lina has not accepted the invitation', '/collectors/1004'],
    ['Karim mentions you: Naftal', '/collection-schedules/1006'],
  ]);
  expect(screen.getByText('1 mail cannot be sent')).toBeVisible();
  expect(screen.getByText('A note was torn')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Monday, 5 January 2026' })).toBeVisible();
});

test('cash above a limit and handovers name the next step, and link to the handover', async () => {
  const handover = { number: '7', kind: 'COLLECTOR_TO_OFFICE', from: 'Yacine' } as const;
  const passed = {
    holder: 'COLLECTOR',
    name: 'Yacine',
    currency: 'EUR',
    amount: 120,
    limit: 100,
    stops: true,
  } as const;
  const cash: InboxItem[] = [
    { ...common(11), entity: 'handover', kind: 'handover-waits', params: { ...handover, step: 'RECOUNT' } },
    { ...common(12), entity: 'handover', kind: 'handover-late', params: handover },
    { ...common(13), entity: 'user', kind: 'limit-passed', params: passed },
    {
      ...common(14),
      entity: null,
      entityId: null,
      kind: 'limit-passed',
      params: { ...passed, holder: 'VAULT', name: null, stops: false },
    },
  ];
  open({ listInbox: () => cash });
  await screen.findByText('4 items');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Handover 7 by Yacine is disputed and waits for a third person', '/cash/handovers/1011'],
    ['Your handover 7 is not counted yet', '/cash/handovers/1012'],
    ['Yacine has €120.00 in hand, more than €100.00', '/collectors/1013'],
    ['The vault has €120.00, more than €100.00', '/cash'],
  ]);
  expect(screen.getByText('Gets no new collections until cash is handed over.')).toBeVisible();
});

test('requested corrections and their answers link to the record', async () => {
  const typed = { by: 'Samira', reason: 'Typed twice' };
  const answer = { by: 'Nadia', isCorrected: false, reason: 'Counted again' };
  const correctionItem = (
    number: number,
    record: 'collection' | 'trade' | 'transaction' | 'day',
    of: string,
  ): InboxItem => ({
    ...common(number),
    entity: record,
    kind: 'correction-requested',
    params: { record, number: of, ...typed },
  });
  const rows: InboxItem[] = [
    correctionItem(21, 'collection', '1021'),
    correctionItem(22, 'trade', '12'),
    correctionItem(23, 'transaction', '550'),
    correctionItem(24, 'day', '2026-11-28'),
    { ...common(25), kind: 'correction-answered', params: { record: 'collection', number: '1025', ...answer } },
  ];
  const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const { unmount } = open({ listInbox: () => rows });
  await screen.findByText('5 items');
  expect(links()).toEqual([
    ['Correct collection #1021', '/money-book/1021'],
    ['Reverse trade #12', '/exchange/12'],
    ['Reverse entry #550', '/money-book/entries/550'],
    ['Open the day 28/11/2026 again', '/cash/days/2026-11-28'],
    ['Correction of collection #1025 declined', '/money-book/1025'],
  ]);
  expect(screen.getByText('Counted again')).toBeVisible();
  unmount();
  open({ listInbox: () => rows.slice(4) }, { role: 'COLLECTOR' });
  await screen.findByText('1 item');
  expect(links()).toEqual([['Correction of collection #1025 declined', '/my-day/1025']]);
});

test('J moves through the items, E marks the focused one as done, and Undo opens it again', async () => {
  const { user, calls } = open();
  await screen.findByText('6 items');
  await user.keyboard('j');
  expect(document.activeElement).toHaveTextContent(/^Café Tantonville/);
  await user.keyboard('e');
  fireEvent.click(await screen.findByText('Undo'));
  expect(document.activeElement).toHaveTextContent(/^2 collections/);
  const changes = () => calls.filter(({ operation }) => operation === 'changeInboxItem').map(({ body }) => body);
  await waitFor(() => expect(changes()).toEqual([{ done: true }, { done: false }]));
  expect(screen.queryByText(/^Café Tantonville/, { selector: 'a' })).not.toBeInTheDocument();
});

test('snoozes until a moment from the menu', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: /^Snooze: Café/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Tomorrow morning' }));
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('changeInboxItem'));
  const { body } = calls.find(({ operation }) => operation === 'changeInboxItem') ?? {};
  expect(new Date(String(Object(body).snoozedUntil)).getHours()).toBe(7);
});

test('an empty inbox explains its purpose, for collectors with their topics', async () => {
  const { user } = open({ listInbox: () => [] }, { role: 'COLLECTOR' });
  expect(await screen.findByText('Your inbox is empty')).toBeVisible();
  expect(screen.getByText(/notes on your collections that mention you/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Nothing was done in the last 90 days')).toBeVisible();
});

test('reports a refused change, and keeps the item', async () => {
  const { user } = open({ changeInboxItem: () => failure(503, 'The server is not ready.') });
  await user.click(await screen.findByRole('button', { name: /^Done: Café/ }));
  expect(await screen.findByText(/^The inbox could not be changed/)).toBeVisible();
  expect(screen.getByText(/Café Tantonville/)).toBeVisible();
});
