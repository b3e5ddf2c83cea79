import type { Collection } from '@comptoir/api-contract/collections';
import { failure, renderScreen, uploadStandIn, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { collection } from '../../testing/samples';
import { RecordDialog } from './record-dialog';

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
const receipt = new File(['receipt'], 'receipt.pdf', { type: 'application/pdf' });
const recorded: Collection = {
  ...collection,
  status: 'COLLECTED',
  collectedAmount: 1234.5,
  actualCollectionDate: new Date('2026-11-24T09:41').toISOString(),
  recordedBy: { id: collection.collectorId, name: 'Karim Haddad' },
};

function open(api: ApiHandlers = {}, role: 'OFFICEMANAGER' | 'COLLECTOR' = 'OFFICEMANAGER') {
  const onClose = jest.fn();
  const rendered = renderScreen(<RecordDialog collection={collection} onClose={onClose} />, {
    claims: { role },
    api: {
      getCollection: () => collection,
      updateCollection: () => recorded,
      uploadMedia: ({ query }) => ({ presignedUrl: `/upload/${query['name']}`, mediaId: collection.agencyId }),
      ...api,
    },
  });
  const changes = () => rendered.calls.filter(({ operation }) => operation === 'updateCollection');
  return { ...rendered, onClose, changes };
}

const amount = () => screen.getByRole('textbox', { name: 'Collected amount' });
const submit = () => screen.getByRole('button', { name: 'Record collection' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

test('the scheduled amount is filled in, and one press records it', async () => {
  const { user, onClose, changes } = open();
  expect(amount()).toHaveFocus();
  expect(amount()).toHaveValue('1234.50');
  await user.click(submit());
  expect((await screen.findAllByText(/^#1042 · Pharmacie Audin: DA\s1,234\.50 collected$/))[0]).toBeVisible();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(changes()[0]?.body).toEqual({ collectedAmount: 1234.5, collectionNotes: [] });
  expect(changes()[0]?.headers.get('if-match')).toBe('"1"');
});

test.each([
  ['1000', /^DA\s234\.50 less: will be marked with issues$/],
  ['1234,51', /^DA\s0\.01 more: will be marked with issues$/],
])('%s: the difference is shown before booking', async (typed, difference) => {
  const { user } = open();
  expect(amount()).toHaveAccessibleDescription(/^Scheduled: DA\s1,234\.50$/);
  await user.clear(amount());
  await user.type(amount(), typed);
  expect(amount()).toHaveAccessibleDescription(difference);
});

test('a different amount needs a note before it is sent', async () => {
  const { user, changes, onClose } = open();
  const note = screen.getByRole('textbox', { name: 'Note' });
  expect(note).not.toHaveAccessibleDescription();
  await user.clear(amount());
  await user.type(amount(), '1000');
  expect(note).toHaveAccessibleDescription('Enter a reason for the difference.');
  await user.click(submit());
  expect(await screen.findByText('Reason is required')).toBeVisible();
  expect(changes()).toHaveLength(0);
  await user.type(note, 'Short of change');
  expect(note).not.toHaveAccessibleDescription();
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(changes()[0]?.body).toEqual({ collectedAmount: 1000, collectionNotes: [{ note: 'Short of change' }] });
});

test.each([
  ['14814', 'This is 12 times the scheduled amount: check it and enter a reason.'],
  ['2469', 'This is 2 times the scheduled amount: check it and enter a reason.'],
  ['617.24', 'This is less than half of the scheduled amount: check it and enter a reason.'],
])('%s, far from the scheduled amount, shows a warning before it is sent', async (typed, warning) => {
  const { user, changes } = open({}, 'COLLECTOR');
  await user.clear(amount());
  await user.type(amount(), typed);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(warning);
  await user.click(submit());
  expect(await screen.findByText('Reason is required')).toBeVisible();
  expect(changes()).toHaveLength(0);
});

test('usual reasons are tapped and combined with typed text', async () => {
  const { user } = open();
  expect(screen.queryByRole('group', { name: 'Usual reasons' })).not.toBeInTheDocument();
  await user.clear(amount());
  await user.type(amount(), '1000');
  const note = screen.getByRole('textbox', { name: 'Note' });
  await user.click(screen.getByRole('button', { name: 'Not all ready' }));
  expect(note).toHaveValue('Not all ready');
  await user.type(note, ', 5 notes short');
  await user.click(screen.getByRole('button', { name: 'The rest refused' }));
  expect(note).toHaveValue('The rest refused , 5 notes short');
  await user.clear(note);
  await user.click(screen.getByRole('button', { name: 'Could not collect...' }));
  await user.click(screen.getByRole('button', { name: 'Closed' }));
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Closed');
});

test('the camera comes before the files', () => {
  open();
  const camera = screen.getByLabelText('Take a photo');
  const files = screen.getByLabelText('Files', { selector: 'input' });
  expect(camera.compareDocumentPosition(files)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an invalid amount is not sent', async () => {
  const { user, changes } = open();
  await user.clear(amount());
  await user.click(submit());
  expect(await screen.findByText('Amount must be a number')).toBeVisible();
  expect(changes()).toHaveLength(0);
});

test('a missed pick-up needs a reason, which is sent without an amount', async () => {
  const { user, changes, onClose } = open({
    updateCollection: () => ({ ...collection, status: 'UNCOLLECTED_WITH_ISSUES' }),
  });
  await user.click(screen.getByRole('button', { name: 'Could not collect...' }));
  expect(screen.queryByRole('textbox', { name: 'Collected amount' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Could not collect' }));
  expect(await screen.findByText('Reason is required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Closed for the day');
  await user.click(screen.getByRole('button', { name: 'Could not collect' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(changes().map(({ body }) => body)).toEqual([
    { status: 'UNCOLLECTED_WITH_ISSUES', collectionNotes: [{ note: 'Closed for the day' }] },
  ]);
  expect(screen.getAllByText('#1042 · Pharmacie Audin: could not be collected')[0]).toBeVisible();
});

test('a lost answer loses nothing, and the retry is the same recording', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let away = true;
  const { user, changes, onClose } = open({
    updateCollection: () => (away ? Promise.reject(new TypeError('connection reset')) : recorded),
  });
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Counted twice');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('The collection could not be recorded');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Counted twice');
  away = false;
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(changes()).toHaveLength(2);
  expect(new Set(changes().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('an offline start is reported, and the recording is sent once online', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let away = true;
  const { user, changes } = open({
    getCollection: () => (away ? Promise.reject(new TypeError('offline')) : collection),
  });
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached');
  away = false;
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
});

test('a concurrent recording is shown with person and amount, and nothing is recorded twice', async () => {
  let isTaken = false;
  const { user, changes, onClose } = open({
    getCollection: () => (isTaken ? { ...recorded, collectedAmount: 1200 } : collection),
    updateCollection: () => failure(412, 'Somebody else changed this collection.'),
  });
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Counted twice');
  isTaken = true;
  await user.click(submit());
  expect(await screen.findByText('This collection is already recorded')).toBeVisible();
  expect(screen.getByText(/^Karim Haddad recorded DA\s1,200\.00 on 24\/11\/2026 09:41\.$/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Counted twice');
  expect(screen.queryByRole('button', { name: 'Record collection' })).not.toBeInTheDocument();
  expect(changes()).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a pick-up replanned meanwhile is checked and sent again on the current version', async () => {
  let version = '"1"';
  const { user, changes, onClose } = open({
    getCollection: () =>
      Response.json(version === '"1"' ? collection : { ...collection, scheduledAmount: 1300 }, {
        headers: { etag: version },
      }),
    updateCollection: ({ headers }) => {
      if (headers.get('if-match') === '"2"') return recorded;
      version = '"2"';
      return failure(412, 'Somebody else changed this collection.');
    },
  });
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this collection');
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(/^DA\s65\.50 less/));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'As planned before');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(changes()).toHaveLength(2);
});

test('files follow the recording; a failed one is named and retried there', async () => {
  let isBroken = true;
  const received = uploadStandIn(({ file }) => (isBroken && file === receipt ? null : { status: 200 }));
  const { user, changes, onClose } = open();
  await user.upload(screen.getByLabelText('Take a photo'), photo);
  await user.upload(screen.getByLabelText('Files', { selector: 'input' }), receipt);
  await user.click(submit());
  expect(await screen.findByText('Recorded, but not all files were sent')).toBeVisible();
  const files = within(screen.getByRole('list', { name: 'Files' }));
  expect(files.getByRole('alert')).toHaveTextContent('receipt.pdf was not uploaded');
  expect(files.queryByText('photo.jpg')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  isBroken = false;
  await user.click(files.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(received).toHaveLength(3);
  expect(changes()).toHaveLength(1);
});

test('closing asks while values would be lost', async () => {
  const { user, onClose } = open();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Counted twice');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('a reason that only the server requires is requested, and typed values are kept', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const message = 'This is 12 times the scheduled amount: give a reason';
  const { user, changes, onClose } = open({
    updateCollection: ({ body }) =>
      JSON.stringify(body).includes('Arrears') ? recorded : failure(422, message, [{ path: 'reason', message }]),
  });
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Arrears of a year');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(changes().map(({ body }) => body)).toEqual([
    { collectedAmount: 1234.5, collectionNotes: [] },
    { collectedAmount: 1234.5, collectionNotes: [{ note: 'Arrears of a year' }] },
  ]);
});

test('the reason for a missed pick-up mentions a person, and keeps the name after a lost answer', async () => {
  const person = { id: '01890000-0000-7000-8000-0000000000e1', name: 'Karim Haddad', role: 'ADMIN' as const };
  let isReached = false;
  const { user, changes } = open(
    {
      listMentionable: () => [person],
      updateCollection: () => (isReached ? { ...collection, status: 'UNCOLLECTED_WITH_ISSUES' } : failure(503, 'Down')),
    },
    'OFFICEMANAGER',
  );
  await user.click(screen.getByRole('button', { name: 'Could not collect...' }));
  const reason = screen.getByRole('textbox', { name: /^Reason/ });
  await user.type(reason, 'Closed, see @Ka');
  await screen.findByRole('option', { name: /Karim Haddad/ });
  await user.keyboard('{Enter}');
  expect(reason).toHaveValue('Closed, see @Karim Haddad ');
  await user.click(screen.getByRole('button', { name: 'Could not collect' }));
  const again = await screen.findByRole('button', { name: 'Could not collect' });
  await waitFor(() => expect(again).toBeEnabled());
  expect(reason).toHaveValue('Closed, see @Karim Haddad ');
  isReached = true;
  await user.click(again);
  await waitFor(() => expect(changes().length).toBeGreaterThan(1));
  const sent = changes().map(({ body }) => body);
  expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(sent[0]).toEqual({
    status: 'UNCOLLECTED_WITH_ISSUES',
    collectionNotes: [{ note: `Closed, see @[Karim Haddad](${person.id})` }],
  });
});
