import type { Collection } from '@comptoir/api-contract/collections';
import type { PickUp } from '@comptoir/api-contract/pick-ups';
import type { ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderArea } from '../../testing/render-area';
import { agency, collection } from '../../testing/samples';
import { Area } from '../collections.area';

const PAGE = '/collection-schedules/1042';
const short: Collection = {
  ...collection,
  status: 'COLLECTED_WITH_ISSUES',
  roundPosition: 3,
  collectedAmount: 1000,
  actualCollectionDate: new Date('2026-11-24T09:41').toISOString(),
  recordedBy: { id: collection.collectorId, name: 'Karim Haddad' },
  unansweredIssue: true,
  collectionNotes: [
    { note: 'The till was short', role: 'COLLECTOR', author: 'Amel Cherif', createdDate: '2026-11-24T09:42:00Z' },
  ],
  mediaFiles: [{ id: agency.id, url: '/media/1', name: 'bag.jpg', contentType: 'image/jpeg', size: 1200 }],
};

const open = (stored: Collection, api: ApiHandlers = {}, route = PAGE) =>
  renderArea(Area, { route, api: { getCollection: () => stored, listCorrectionRequests: () => [], ...api } });

test('the page of an open pick-up shows its plan and links to form, editor and recording', async () => {
  open(collection);
  expect(await screen.findByRole('heading', { name: 'Collection #1042' })).toBeVisible();
  expect(await screen.findByText('Tuesday, 24 November 2026')).toBeVisible();
  expect(screen.getByText('09:30')).toBeVisible();
  expect(screen.getByText('Not collected yet')).toBeVisible();
  expect(screen.getByRole('link', { name: agency.phone })).toHaveAttribute('href', 'tel:+213555016684');
  expect(screen.getByRole('link', { name: agency.name })).toHaveAttribute('href', `/agencies/${agency.id}`);
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/collection-schedules/edit/1042');
  expect(screen.getByRole('link', { name: 'Record collection' })).toHaveAttribute('href', `${PAGE}/record`);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
});

test('the page of a collected pick-up shows amount and recorder and links to its entry', async () => {
  const { user } = open(short);
  expect(await screen.findByText(/^DA\s1,000\.00$/)).toBeVisible();
  expect(screen.getByText(/^DA\s234\.50 less than scheduled$/)).toBeVisible();
  expect(screen.getByText('Recorded by Karim Haddad, 24/11/2026 09:41')).toBeVisible();
  expect(screen.getByText('09:30 · 3 in the round')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Entry in the money book' })).toHaveAttribute('href', '/money-book/1042');
  expect(await screen.findByText('None: recorded before receipts were numbered')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Record collection' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enlarge bag.jpg' }));
  expect(screen.getByRole('dialog', { name: 'bag.jpg' })).toBeVisible();
});

test('a note leaves an issue open, marking it as clarified closes it', async () => {
  let stored = short;
  const { user, calls } = open(short, {
    getCollection: () => stored,
    updateCollection: ({ body }) => {
      if (Object.keys(Object(body)).includes('issueClarified')) stored = { ...short, unansweredIssue: false };
      return stored;
    },
  });
  expect(await screen.findByText('This collection has an open issue')).toBeVisible();
  expect(screen.getByText(/^DA\s234\.50 less than scheduled was collected\. Ask or answer in a note/)).toBeVisible();
  expect(screen.getByText('The till was short')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Note is required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'When does the rest come?');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue(''));
  expect(screen.getByText('This collection has an open issue')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as clarified' }));
  await waitFor(() => expect(screen.queryByText('This collection has an open issue')).not.toBeInTheDocument());
  expect(calls.filter(({ operation }) => operation === 'updateCollection').map(({ body }) => body)).toEqual([
    { collectionNotes: [{ note: 'When does the rest come?' }] },
    { issueClarified: true },
  ]);
});

test('an issue of a pick-up that was not collected is shown', async () => {
  open({ ...collection, status: 'UNCOLLECTED_WITH_ISSUES', unansweredIssue: true });
  expect(await screen.findByText(/^Nothing could be collected\. Ask or answer in a note/)).toBeVisible();
});

test('the address of the recording opens the form over the page, which remains afterwards', async () => {
  let stored: Collection = collection;
  const { user, address } = open(
    collection,
    {
      getCollection: () => stored,
      updateCollection: () => {
        stored = { ...short, unansweredIssue: false };
        return stored;
      },
    },
    `${PAGE}/record`,
  );
  const dialog = within(await screen.findByRole('dialog', { name: '#1042 · Pharmacie Audin' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Collected amount' }));
  await user.type(dialog.getByRole('textbox', { name: 'Collected amount' }), '1000');
  await user.click(dialog.getByRole('button', { name: 'Not all ready' }));
  await user.click(dialog.getByRole('button', { name: 'Record collection' }));
  await waitFor(() => expect(address()).toBe(PAGE));
  expect(await screen.findByText('Collected with issues')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an @ suggests people by keyboard, and the note names the person', async () => {
  const person = { id: '01890000-0000-7000-8000-0000000000e1', name: 'Karim Haddad', role: 'ADMIN' as const };
  const requests: (string | undefined)[] = [];
  const noted = { note: `@[Karim Haddad](${person.id}) look`, role: 'COLLECTOR', author: 'Amel' } as const;
  const { user, calls } = open(
    { ...short, collectionNotes: [{ ...noted, createdDate: '2026-11-24T09:42:00Z' }] },
    {
      listMentionable: ({ query }) => {
        requests.push(query['search']);
        return [{ ...person, id: collection.collectorId, name: 'Amel Cherif', role: 'COLLECTOR' }, person];
      },
      updateCollection: () => short,
    },
  );
  expect((await screen.findByText('Karim Haddad', { selector: 'strong *' })).closest('p')).toHaveTextContent(
    '@Karim Haddad look',
  );
  const note = screen.getByRole('textbox', { name: 'Note' });
  await user.type(note, 'Please ask @K');
  expect(await screen.findByRole('option', { name: /Amel Cherif/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(note).toHaveValue('Please ask @Karim Haddad ');
  expect(note).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('today');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('updateCollection'));
  expect(calls.find(({ operation }) => operation === 'updateCollection')?.body).toEqual({
    collectionNotes: [{ note: `Please ask @[Karim Haddad](${person.id}) today` }],
  });
  expect(requests).toContain('K');
});

test('the page shows what a phone recorded, with its marks, other currencies, counts, signer and distance', async () => {
  const person = { id: collection.collectorId, name: 'Amel Cherif' };
  const pickUp: PickUp = {
    id: agency.id,
    collectionId: collection.id,
    officeId: collection.officeId,
    outcome: 'COLLECTED',
    reasonCode: null,
    lines: [
      { currency: 'DZD', amount: 1000, counts: { '500': 1, '200': 2, '100': 1, '50': 0 }, entryNumber: '7' },
      { currency: 'EUR', amount: 50, counts: null, entryNumber: '8' },
    ],
    note: 'Gate B',
    signerName: 'K. Ait',
    seal: 'DZ-004711',
    occurredAt: new Date('2026-11-24T09:41').toISOString(),
    bookedAt: new Date('2026-11-25T08:02').toISOString(),
    position: { lat: 36.75, lon: 3.05, accuracy: 17.6 },
    distance: 1240,
    collector: person,
    recordedBy: person,
    byOffice: false,
    flags: ['late', 'schedule-changed'],
    contentHash: '',
  };
  const byOffice: PickUp = {
    ...pickUp,
    id: person.id,
    lines: [],
    outcome: 'NOT_COLLECTED',
    position: null,
    distance: null,
    reasonCode: 'CLOSED',
    byOffice: true,
    flags: [],
    recordedBy: { ...person, name: 'Nadia' },
  };
  const signature = { id: person.id, url: '/media/2', name: 'signature.png', size: 900 };
  const mediaFiles = [...short.mediaFiles, { ...signature, contentType: 'image/png', kind: 'SIGNATURE' as const }];
  open({ ...short, mediaFiles }, { listPickUps: () => [pickUp, byOffice] });
  const fact = within((await screen.findByText('Recorded by phone')).closest('div') ?? document.body);
  for (const text of [
    /^DA\s1,000\.00$/,
    '1 × 500, 2 × 200, 1 × 100',
    /50\.00/,
    'Recorded 24/11/2026 09:41, booked 25/11/2026 08:02',
    'Booked on a later day',
    'The schedule changed before the phone sent it',
    'Gate B',
    'Handed over by K. Ait',
    'Seal DZ-004711',
    '1,240 m from the agency (± 18 m)',
  ])
    expect(fact.getByText(text)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Position of Amel Cherif, 24/11/2026 09:41' })).toBeVisible();
  expect(screen.getByText('Recorded by the office')).toBeVisible();
  expect(screen.getByText('Closed')).toBeVisible();
  expect(screen.getByText('Nadia for Amel Cherif')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Signature' })).getAllByRole('listitem')).toHaveLength(1);
  expect(within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem')).toHaveLength(1);
});
