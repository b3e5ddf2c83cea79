import { failure, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderArea } from '../../testing/render-area';
import { agency, collection, collector, office, otherAgency, planningLists } from '../../testing/samples';
import { freezeTime } from '../../testing/freeze-time';
import { Area } from '../collections.area';

// The calendar is slow in jsdom.
jest.setTimeout(20_000);

const lists: ApiHandlers = { ...planningLists, sumCollections: () => [] };

beforeEach(() => freezeTime('2026-11-20T15:30'));
afterEach(() => jest.useRealTimers());

function open(api: ApiHandlers = {}) {
  const rendered = renderArea(Area, { route: '/collection-schedules/plan', api: { ...lists, ...api } });
  const sent = () => rendered.calls.filter(({ operation }) => operation === 'createCollections');
  return { ...rendered, sent };
}

const row = async (number: number) => within(await screen.findByLabelText(`Collection ${number}`));
const agencyOf = async (number: number) => (await row(number)).getByLabelText('Agency', { selector: 'button' });
const shared = async () => within(await screen.findByRole('group', { name: /^For all rows/ }));
const choiceOf = async (number: number, name: string) => (await row(number)).getByRole('combobox', { name });
const amountOf = async (number: number) => (await row(number)).getByLabelText('Amount');

/** Expects the focus in the agency of the row. */
async function fillRow(user: UserEvent, number: number, words: string, amount: string) {
  await user.keyboard(words);
  await screen.findByRole('option', { name: new RegExp(words, 'i') });
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await amountOf(number)).toHaveFocus());
  if (amount !== '') await user.keyboard(amount);
}

async function begin(user: UserEvent) {
  const first = await agencyOf(1);
  await user.click((await shared()).getByLabelText('Collector'));
  await user.click(await screen.findByRole('option', { name: 'Amel Cherif' }));
  act(() => first.focus());
}

test('a wide window begins with several rows, a narrow one with a single row', async () => {
  const { unmount } = open();
  await row(1);
  expect(screen.queryByLabelText('Collection 2')).not.toBeInTheDocument();
  unmount();
  const narrow = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(narrow(query), { matches: true }));
  open();
  await row(4);
  expect(screen.queryByLabelText('Collection 5')).not.toBeInTheDocument();
});

test('pick-ups are planned row by row by keyboard, with one call', async () => {
  const { user, sent, address } = open({ createCollections: () => ({ ids: ['1043', '1044'] }) });
  await begin(user);
  await fillRow(user, 1, 'audin', '1200{Enter}');
  await waitFor(async () => expect(await agencyOf(2)).toHaveFocus());
  await fillRow(user, 2, 'libr', '800.50');
  expect(screen.getByText('Total').parentElement).toHaveTextContent(/DA\s2,000\.50/);
  await user.keyboard('{Enter}');
  // The blank last row is not counted.
  await waitFor(async () => expect(await agencyOf(3)).toHaveFocus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('2 collections planned')).toBeVisible();
  expect(address()).toBe('/collection-schedules?from=2026-11-20&to=2026-11-20');
  expect(sent().map(({ body }) => body)).toEqual([
    {
      officeId: office.id,
      collectorId: collector.id,
      currency: 'DZD',
      scheduledCollectionDate: new Date('2026-11-20T00:00').toISOString(),
      hasTime: false,
      alertBefore24Hours: false,
      rows: [
        {
          agencyId: agency.id,
          scheduledAmount: 1200,
          // The usual hour of this agency; the other one has none.
          scheduledCollectionDate: new Date('2026-11-20T09:30').toISOString(),
          hasTime: true,
        },
        { agencyId: otherAgency.id, scheduledAmount: 800.5 },
      ],
    },
  ]);
});

test('a button adds a row and moves the focus to it', async () => {
  const { user } = open();
  await begin(user);
  await user.click(screen.getByRole('button', { name: 'Add a collection' }));
  await waitFor(async () => expect(await agencyOf(2)).toHaveFocus());
});

test('the usual values of an agency are filled in, typed ones are kept', async () => {
  const { user } = open();
  const first = await agencyOf(1);
  act(() => first.focus());
  await fillRow(user, 1, 'audin', '');
  await waitFor(async () => expect(await amountOf(1)).toHaveValue('1234.50'));
  expect(await choiceOf(1, 'Collector')).toHaveTextContent('Amel Cherif');
  expect(await choiceOf(1, 'Currency')).toHaveTextContent('DZD');
  expect((await row(1)).getByLabelText('Time')).toHaveValue('09:30');
  expect((await shared()).getByRole('combobox', { name: 'Collector' })).toHaveTextContent("Agency's usual");
  // Overwrites the filled-in amount.
  await user.keyboard('99{Enter}');
  expect(await amountOf(1)).toHaveValue('99.00');
});

test('another agency replaces a filled-in amount, and keeps a typed one', async () => {
  const { user } = open();
  const first = await agencyOf(1);
  act(() => first.focus());
  await fillRow(user, 1, 'audin', '');
  await waitFor(async () => expect(await amountOf(1)).toHaveValue('1234.50'));
  act(() => first.focus());
  // Without an earlier collection.
  await fillRow(user, 1, 'libr', '');
  await waitFor(async () => expect(await amountOf(1)).toHaveValue(''));
  act(() => first.focus());
  await fillRow(user, 1, 'audin', '99');
  await user.tab();
  act(() => first.focus());
  await fillRow(user, 1, 'libr', '');
  expect(await amountOf(1)).toHaveValue('99.00');
});

test('an agency that is chosen again keeps its usual collector', async () => {
  const { user } = open();
  const agencyField = await agencyOf(1);
  act(() => agencyField.focus());
  await fillRow(user, 1, 'audin', '');
  const collector = async () => (await row(1)).getByRole('combobox', { name: 'Collector' });
  await waitFor(async () => expect(await collector()).not.toHaveTextContent(/Select collector|usual/));
  const usual = (await collector()).textContent;
  act(() => agencyField.focus());
  await fillRow(user, 1, 'audin', '');
  expect(await collector()).toHaveTextContent(usual ?? '');
});

test('a refused row shows its reason, keeps all values, and is sent again under another key', async () => {
  const issue = {
    path: 'rows.1.agencyId',
    message: 'This office has no such agency',
    code: 'agency-unknown',
  };
  let refuses = true;
  const { user, sent } = open({
    createCollections: () => (refuses ? failure(422, issue.message, [issue]) : { ids: ['1043', '1044'] }),
  });
  await begin(user);
  await fillRow(user, 1, 'audin', '1200{Enter}');
  await fillRow(user, 2, 'libr', '800');
  await user.click(screen.getByRole('button', { name: 'Plan 2 collections' }));
  expect(await (await row(2)).findByText('This office has no such agency')).toBeVisible();
  expect((await row(1)).queryByText('This office has no such agency')).not.toBeInTheDocument();
  expect(await amountOf(1)).toHaveValue('1,200.00');
  refuses = false;
  await user.click(screen.getByRole('button', { name: 'Plan 2 collections' }));
  expect(await screen.findByText('2 collections planned')).toBeVisible();
  expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('a lost answer is requested again under the same key', async () => {
  let lost = true;
  const { user, sent } = open({
    createCollections: () => (lost ? Promise.reject(new TypeError('Failed to fetch')) : { ids: ['1043'] }),
  });
  await begin(user);
  await fillRow(user, 1, 'audin', '1200');
  await user.click(screen.getByRole('button', { name: 'Plan 1 collection' }));
  expect(await screen.findByText(/^No collection was planned\./)).toBeVisible();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Plan 1 collection' }));
  expect(await screen.findByText('1 collection planned')).toBeVisible();
  expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('an error stays with its row when another row is removed', async () => {
  const { user, sent } = open();
  await begin(user);
  await fillRow(user, 1, 'audin', '1200{Enter}');
  await fillRow(user, 2, 'libr', '{Backspace}-5');
  await user.click(screen.getByRole('button', { name: 'Plan 2 collections' }));
  expect(await (await row(2)).findByText('Amount must be positive')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove collection 1' }));
  expect(screen.queryByLabelText('Collection 2')).not.toBeInTheDocument();
  expect(await agencyOf(1)).toHaveTextContent('Librairie Chéraga');
  expect(await amountOf(1)).toHaveValue('-5');
  expect(await (await row(1)).findByText('Amount must be positive')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove collection 1' }));
  expect(await agencyOf(1)).toHaveTextContent('Select agency...');
  await user.click(screen.getByRole('button', { name: 'Plan the collections' }));
  expect(await (await row(1)).findByText('Agency is required')).toBeVisible();
  expect(sent()).toHaveLength(0);
});

test('the pick-ups of another day are copied with collector, hour, position and currency', async () => {
  const atNoon = { hasTime: false, scheduledCollectionDate: new Date('2026-11-13T00:00').toISOString() };
  const first = { ...collection, ...atNoon };
  const yacine = { id: '01890000-0000-7000-8000-0000000000c2', name: 'Yacine Khelifi', phone: '' };
  const dinars = {
    ...first,
    id: '1050',
    agencyId: otherAgency.id,
    agency: { ...collection.agency, id: otherAgency.id, name: otherAgency.name },
  };
  const timed = { hasTime: true, scheduledCollectionDate: new Date('2026-11-13T09:30').toISOString() };
  const euros = { ...dinars, ...timed, id: '1051', currency: 'EUR' as const, roundPosition: 3 };
  const copied = [first, dinars, { ...euros, collectorId: yacine.id, collector: yacine }];
  const { user, sent, calls } = open({
    listCollections: ({ query }) => (query['sort'] === 'round' ? copied : []),
    createCollections: () => ({ ids: ['1060', '1061', '1062'] }),
  });
  expect(await screen.findByLabelText('Copy a day')).toHaveValue('13/11/2026');
  await user.click(await screen.findByRole('button', { name: 'Copy 3 from Fri 13 Nov' }));
  expect(await screen.findByText('3 collections copied.')).toBeVisible();
  expect(await amountOf(1)).toHaveFocus();
  expect(await agencyOf(1)).toHaveTextContent('Pharmacie Audin');
  expect(await agencyOf(2)).toHaveTextContent('Librairie Chéraga');
  expect(await amountOf(2)).toHaveValue('1,234.50');
  expect(await choiceOf(1, 'Collector')).toHaveTextContent('Amel Cherif');
  expect(await choiceOf(3, 'Collector')).toHaveTextContent('Yacine Khelifi');
  expect(await choiceOf(3, 'Currency')).toHaveTextContent('EUR');
  expect((await row(3)).getByLabelText('Time')).toHaveValue('09:30');
  expect((await row(3)).getByTitle('position 3')).toBeVisible();
  expect(screen.getByText('Total').parentElement).toHaveTextContent(/€1,234\.50.*DA\s2,469\.00/);
  const requests = calls.filter(({ operation }) => operation === 'listCollections' || operation === 'getAgency');
  expect(requests.map(({ query }) => query)).toEqual([
    expect.objectContaining({ sort: 'round', limit: '200' }),
    expect.objectContaining({ sort: 'oldest' }),
  ]);

  await user.click(screen.getByRole('button', { name: /^Copy 3/ }));
  expect(
    await screen.findByText(/^No collection was copied\. In the rows already: Pharmacie Audin, Librairie Chéraga/),
  ).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('3 collections planned')).toBeVisible();
  expect(sent()[0]?.body).toMatchObject({
    collectorId: collector.id,
    currency: 'DZD',
    rows: [
      { agencyId: agency.id, scheduledAmount: 1234.5 },
      { agencyId: otherAgency.id, scheduledAmount: 1234.5 },
      {
        agencyId: otherAgency.id,
        scheduledAmount: 1234.5,
        collectorId: yacine.id,
        currency: 'EUR',
        scheduledCollectionDate: new Date('2026-11-20T09:30').toISOString(),
        hasTime: true,
        roundPosition: 3,
      },
    ],
  });
});

test('a copied row that would double a pick-up is left out, folded, and planned on request', async () => {
  const before = { ...collection, id: '990', scheduledCollectionDate: new Date('2026-11-13T09:30').toISOString() };
  const other = {
    ...before,
    id: '991',
    agencyId: otherAgency.id,
    agency: { ...collection.agency, id: otherAgency.id },
  };
  const planned = { ...collection, scheduledCollectionDate: new Date('2026-11-20T09:30').toISOString() };
  const { user, sent } = open({
    listCollections: ({ query }) => (query['sort'] === 'oldest' ? [planned] : [before, other]),
    createCollections: () => ({ ids: ['1043'] }),
  });
  await user.click(await screen.findByRole('button', { name: /^Copy/ }));
  expect(await screen.findByText('1 of 2 copied.')).toBeVisible();
  const fold = screen.getByText(/^1 is skipped: its agency/);
  expect(await amountOf(1)).toHaveFocus();
  expect(screen.queryByLabelText('Collection 2')).not.toBeInTheDocument();
  expect(screen.getByText('On that day already: #1042, 09:30, Amel Cherif')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Plan 1 collection' })).toBeVisible();
  await user.click(fold);
  expect(screen.getByText('On that day already: #1042, 09:30, Amel Cherif')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Plan it as well' }));
  await waitFor(async () => expect(await agencyOf(2)).toHaveFocus());
  expect((await row(2)).getByText('Second collection')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Plan 2 collections' })).toBeVisible();
  await user.click((await row(2)).getByRole('button', { name: 'Leave out' }));
  await user.click(screen.getByRole('button', { name: 'Plan 1 collection' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ rows: [{ agencyId: otherAgency.id }] });
});

test('a day of doubles leaves a row to fill in', async () => {
  const before = { ...collection, id: '990', scheduledCollectionDate: new Date('2026-11-13T09:30').toISOString() };
  const planned = { ...collection, scheduledCollectionDate: new Date('2026-11-20T09:30').toISOString() };
  const { user } = open({
    listCollections: ({ query }) => (query['sort'] === 'oldest' ? [planned] : [before]),
  });
  await user.click(await screen.findByRole('button', { name: /^Copy/ }));
  expect(await screen.findByText('No collection was copied.')).toBeVisible();
  expect(screen.getByText(/^1 is skipped: its agency/)).toBeVisible();
  expect(await agencyOf(2)).toHaveTextContent('Select agency...');
});

test('an agency with a pick-up on that day is named in a question', async () => {
  const today = { ...collection, scheduledCollectionDate: new Date('2026-11-20T09:30').toISOString() };
  const { user, sent, calls } = open({
    listCollections: ({ query }) => (query['sort'] === 'oldest' ? [today] : []),
    createCollections: () => ({ ids: ['1043'] }),
  });
  await begin(user);
  await fillRow(user, 1, 'audin', '1200');
  await user.click(screen.getByRole('button', { name: 'Plan 1 collection' }));
  const question = within(await screen.findByRole('alertdialog'));
  const text = 'Pharmacie Audin has a collection on Friday, 20 November 2026 already: #1042, 09:30, Amel Cherif.';
  expect(question.getByText(text)).toBeVisible();
  expect(calls.findLast(({ operation }) => operation === 'listCollections')?.query).toMatchObject({
    officeId: office.id,
    startDate: new Date('2026-11-20T00:00').toISOString(),
  });
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Plan 1 collection' }));
  await user.click(await screen.findByRole('button', { name: 'Plan anyway' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('a day that fails to load leaves the grid unchanged', async () => {
  const { user } = open({ listCollections: () => failure(503, 'Try again') });
  await user.click(await screen.findByRole('button', { name: /^Copy/ }));
  expect(await screen.findByText(/^The collections of that day could not be loaded\./)).toBeVisible();
  expect(await agencyOf(1)).toHaveTextContent('Select agency...');
});

test('the shared values apply to each row that was not changed', async () => {
  const yacine = { ...collector, id: '01890000-0000-7000-8000-0000000000c2', name: 'Yacine Khelifi' };
  const { user, sent } = open({
    listUsers: () => [collector, yacine],
    createCollections: () => ({ ids: ['1043', '1044'] }),
  });
  const first = await agencyOf(1);
  act(() => first.focus());
  await fillRow(user, 1, 'audin', '1200{Enter}');
  await fillRow(user, 2, 'libr', '800');
  await user.click(await choiceOf(2, 'Collector'));
  await user.click(await screen.findByRole('option', { name: 'Amel Cherif' }));
  await user.type((await row(2)).getByLabelText('Time'), '8:15{Tab}');
  await user.click((await shared()).getByRole('combobox', { name: 'Collector' }));
  await user.click(await screen.findByRole('option', { name: 'Yacine Khelifi' }));
  await user.type((await shared()).getByLabelText('Time'), '10:00{Tab}');
  expect(await choiceOf(1, 'Collector')).toHaveTextContent('Yacine Khelifi');
  expect((await row(1)).getByLabelText('Time')).toHaveValue('10:00');
  expect(await choiceOf(2, 'Collector')).toHaveTextContent('Amel Cherif');
  await user.click(screen.getByRole('button', { name: 'Plan 2 collections' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    collectorId: yacine.id,
    scheduledCollectionDate: new Date('2026-11-20T10:00').toISOString(),
    rows: [
      { agencyId: agency.id, scheduledAmount: 1200 },
      {
        agencyId: otherAgency.id,
        collectorId: collector.id,
        scheduledCollectionDate: new Date('2026-11-20T08:15').toISOString(),
      },
    ],
  });
});

test('a row without a collector says so, beside rows with one', async () => {
  const { user, sent } = open();
  const first = await agencyOf(1);
  act(() => first.focus());
  await fillRow(user, 1, 'audin', '1200{Enter}');
  await fillRow(user, 2, 'libr', '800');
  await user.click(screen.getByRole('button', { name: 'Plan 2 collections' }));
  expect(await (await row(2)).findByText('Collector is required')).toBeVisible();
  expect((await row(1)).queryByText('Collector is required')).not.toBeInTheDocument();
  expect(sent()).toHaveLength(0);
});

test('a day without collections has nothing to copy', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'No collections on Fri 13 Nov' })).toBeDisabled();
});
