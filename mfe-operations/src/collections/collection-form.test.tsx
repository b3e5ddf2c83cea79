import { queryClient } from '@comptoir/kernel/query';
import { failure } from '@comptoir/remote-sdk/testing';
import { fireEvent, act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderArea, signInAgain } from '../testing/render-area';
import { freezeTime } from '../testing/freeze-time';
import { agency, collection, collector, office } from '../testing/samples';
import { Area } from './collections.area';

// The calendar is slow in jsdom.
jest.setTimeout(20_000);

beforeEach(() => freezeTime('2026-11-20T15:30'));
afterEach(() => jest.useRealTimers());

const NEW = '/collection-schedules/new';
const EDIT = '/collection-schedules/edit/1042';
const lists = {
  listAgencies: () => [agency],
  listUsers: () => [collector],
  listCollections: () => [],
};
const getCollection = () => Response.json(collection, { headers: { etag: '"7"' } });

async function choose(user: UserEvent, field: RegExp | string, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
}

async function fillIn(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /Agency/ }));
  await user.paste('audin');
  await user.click(await screen.findByRole('option', { name: /Pharmacie Audin/ }));
  // The form is prefilled.
  await user.tripleClick(screen.getByRole('textbox', { name: 'Date' }));
  await user.paste('24/11/2026');
  await user.keyboard('{Enter}');
  await choose(user, 'Collector', 'Amel Cherif');
  await user.click(screen.getByRole('textbox', { name: 'Amount' }));
  await user.paste('1234.5');
}

test('a collection is planned', async () => {
  const { user, calls, address } = renderArea(Area, {
    route: NEW,
    api: { ...lists, createCollection: () => collection },
  });
  expect(await screen.findByRole('heading', { name: 'New Collection' })).toBeVisible();
  await fillIn(user);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Ring twice');
  await user.click(screen.getByRole('checkbox', { name: 'Notify agency via email (24hrs before collection)' }));
  await user.click(screen.getByRole('button', { name: 'Create collection' }));
  expect(await screen.findByText('Collection schedule created successfully')).toBeVisible();
  expect(address()).toBe('/collection-schedules');
  expect(calls.find(({ operation }) => operation === 'createCollection')?.body).toEqual({
    agencyId: agency.id,
    scheduledCollectionDate: new Date('2026-11-24T00:00').toISOString(),
    collectorId: collector.id,
    scheduledAmount: 1234.5,
    currency: 'DZD',
    hasTime: false,
    roundPosition: null,
    officeId: office.id,
    alertBefore2Hours: false,
    alertBefore24Hours: true,
    collectionNotes: [{ note: 'Ring twice' }],
  });
});

test('the first note can mention people of the office and the chosen collector', async () => {
  const { user, calls } = renderArea(Area, {
    route: NEW,
    api: {
      ...lists,
      createCollection: () => collection,
      listMentionableIn: () => [{ id: collector.id, name: 'Amel Cherif', role: 'COLLECTOR' }],
    },
  });
  await fillIn(user);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'For @Am');
  expect(await screen.findByRole('option', { name: /Amel Cherif/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('For @Amel Cherif ');
  await user.click(screen.getByRole('button', { name: 'Create collection' }));
  expect(await screen.findByText('Collection schedule created successfully')).toBeVisible();
  expect(calls.findLast(({ operation }) => operation === 'listMentionableIn')?.query).toEqual({
    officeId: office.id,
    collectorId: collector.id,
    search: 'Am',
  });
  expect(calls.find(({ operation }) => operation === 'createCollection')?.body).toMatchObject({
    collectionNotes: [{ note: `For @[Amel Cherif](${collector.id})` }],
  });
});

test('a session that ends while saving keeps the typed values', async () => {
  const createCollection = () => failure(401, 'The session has ended');
  const getAgency = () => agency;
  const { user } = renderArea(Area, { route: NEW, api: { ...lists, getAgency, createCollection } });
  await fillIn(user);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Ring twice');
  await user.click(screen.getByRole('button', { name: 'Create collection' }));
  expect(await screen.findByText('Signed out')).toBeVisible();
  signInAgain();
  expect(await screen.findByRole('textbox', { name: 'Date' })).toHaveValue('24/11/2026');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,234.50');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice');
  expect(await screen.findByRole('button', { name: /Agency Pharmacie Audin/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Collector' })).toHaveTextContent('Amel Cherif');
});

test('missing values are reported at their fields', async () => {
  const { user, calls } = renderArea(Area, { route: NEW, api: lists });
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '-1');
  await user.click(screen.getByRole('button', { name: 'Create collection' }));
  expect(await screen.findByText('Agency is required')).toBeVisible();
  expect(screen.getByText('Collection date is required')).toBeVisible();
  expect(screen.getByText('Collector is required')).toBeVisible();
  expect(screen.getByText('Amount must be positive')).toBeVisible();
  expect(calls.map(({ operation }) => operation)).not.toContain('createCollection');
});

test('a refusal shows its reason and keeps the typed values', async () => {
  const createCollection = () => failure(503, 'The database is starting.');
  const { user } = renderArea(Area, { route: NEW, api: { ...lists, createCollection } });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create collection' }));
  expect(await screen.findByText('Failed to create collection schedule. The database is starting.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,234.50');
  expect(screen.getByRole('button', { name: /Agency/ })).toHaveTextContent('Pharmacie Audin');
});

test('choices that fail to load show a notice and a retry', async () => {
  let ready = false;
  const { user } = renderArea(Area, {
    route: NEW,
    api: {
      ...lists,
      listAgencies: () => (ready ? [agency] : failure(503, 'The database is starting.')),
      listUsers: () => (ready ? [collector] : failure(503, 'The database is starting.')),
    },
  });
  await user.click(await screen.findByRole('button', { name: /Agency/ }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('combobox', { name: 'Collector' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('The agencies and collectors could not be loaded')).toBeVisible();
  expect(screen.getByText('The database is starting.')).toBeVisible();
  ready = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The database is starting.')).not.toBeInTheDocument());
  expect(screen.queryByText('The agencies and collectors could not be loaded')).not.toBeInTheDocument();
  await choose(user, 'Collector', 'Amel Cherif');
  expect(screen.getByRole('combobox', { name: 'Collector' })).toHaveTextContent('Amel Cherif');
  await user.click(screen.getByRole('button', { name: /Agency/ }));
  expect(await screen.findByRole('option', { name: /Pharmacie Audin/ })).toBeVisible();
});

test('no choices are requested before a select is approached', async () => {
  const { user, calls } = renderArea(Area, { route: EDIT, api: { ...lists, getCollection } });
  const isList = ({ operation }: { operation: string }) => ['listAgencies', 'listUsers'].includes(operation);
  const requests = () => calls.filter(isList).map(({ operation }) => operation);
  const field = await screen.findByRole('button', { name: /Agency/ });
  expect(field).toHaveTextContent('Pharmacie Audin');
  expect(screen.getByRole('combobox', { name: 'Collector' })).toHaveTextContent('Amel Cherif');
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeEnabled();
  expect(requests()).toEqual([]);
  await user.hover(field);
  await waitFor(() => expect(requests()).toEqual(['listAgencies']));
  act(() => screen.getByRole('combobox', { name: 'Collector' }).focus());
  await waitFor(() => expect(requests()).toEqual(['listAgencies', 'listUsers']));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: /Amel Cherif/ })).toHaveAttribute('aria-selected', 'true');
});

test('agencies that are still loading are not reported as missing', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user } = renderArea(Area, {
    route: NEW,
    api: { ...lists, listAgencies: () => answered.then(() => [agency]) },
  });
  await user.click(await screen.findByRole('button', { name: /Agency/ }));
  expect(await screen.findByText('Loading the agencies...')).toBeVisible();
  expect(screen.queryByText('No agencies found')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('option', { name: /Pharmacie Audin/ })).toBeVisible();
});

test('agencies changed by a colleague are reloaded', async () => {
  const renamed = { ...agency, name: 'Pharmacie du Centre' };
  let now = agency;
  const { user } = renderArea(Area, { route: NEW, api: { ...lists, listAgencies: () => [now] } });
  await user.click(await screen.findByRole('button', { name: /Agency/ }));
  expect(await screen.findByRole('option', { name: /Pharmacie Audin/ })).toBeVisible();
  now = renamed;
  await act(() => queryClient.invalidateQueries({ queryKey: ['agencies'] }));
  expect(await screen.findByRole('option', { name: /Pharmacie du Centre/ })).toBeVisible();
  await user.keyboard('nobody');
  expect(await screen.findByText('No agencies found')).toBeVisible();
});

test('with thousands of agencies the API searches, and the chosen one is kept', async () => {
  const many = Array.from({ length: 501 }, (_, index) => ({
    ...agency,
    id: `other ${index}`,
    name: `Kiosque ${index}`,
  }));
  const wanted = { ...agency, id: 'far', name: 'Librairie Chéraga' };
  const listAgencies = ({ query }: { query: Readonly<Record<string, string>> }) =>
    query['search'] === undefined ? many : query['search'].startsWith('libr') ? [wanted] : [];
  const { user, calls } = renderArea(Area, { route: NEW, api: { ...lists, listAgencies } });
  await user.click(await screen.findByRole('button', { name: /Agency/ }));
  await user.keyboard('libr');
  expect(await screen.findByRole('option', { name: /Librairie Chéraga/ })).toBeVisible();
  // A narrower search reuses the rows already found.
  await user.keyboard('airie cher{Enter}');
  expect(screen.getByRole('button', { name: /Agency/ })).toHaveTextContent('Librairie Chéraga');
  const requests = calls.filter(({ operation }) => operation === 'listAgencies').map(({ query }) => query['search']);
  expect(requests).toEqual([undefined, 'libr']);
  await user.click(screen.getByRole('button', { name: /Agency/ }));
  await user.keyboard('nobody');
  expect(await screen.findByText('No agencies found')).toBeVisible();
  expect(screen.getByRole('button', { name: /Agency/ })).toHaveTextContent('Librairie Chéraga');
});

test('the editor keeps the time of day', async () => {
  const { user, calls, address } = renderArea(Area, {
    route: EDIT,
    api: { ...lists, getCollection, updateCollection: () => collection },
  });
  expect(await screen.findByRole('heading', { name: 'Edit Collection #1042' })).toBeVisible();
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('1,234.50');
  expect(screen.getByRole('textbox', { name: 'Date' })).toHaveValue('24/11/2026');
  await user.clear(amount);
  await user.type(amount, '2000');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Collection schedule updated successfully')).toBeVisible();
  expect(address()).toBe('/collection-schedules');
  const sent = calls.find(({ operation }) => operation === 'updateCollection');
  expect(sent?.headers.get('if-match')).toBe('"7"');
  expect(sent?.body).toMatchObject({
    scheduledAmount: 2000,
    scheduledCollectionDate: collection.scheduledCollectionDate,
  });
});

test('a collection moved to another day can be undone', async () => {
  const moved = { ...collection, scheduledCollectionDate: '2099-01-05T08:00:00.000Z' };
  let [etag, stored] = ['"7"', collection];
  const { user, calls } = renderArea(Area, {
    route: EDIT,
    api: {
      ...lists,
      getCollection: () => Response.json(stored, { headers: { etag } }),
      updateCollection: ({ headers }) => {
        if (headers.get('if-match') !== etag) return failure(412, 'Somebody else changed this record.');
        [etag, stored] = etag === '"7"' ? ['"8"', moved] : ['"9"', collection];
        return Response.json(stored, { headers: { etag } });
      },
    },
  });
  await screen.findByRole('heading', { name: 'Edit Collection #1042' });
  const day = await screen.findByRole('textbox', { name: 'Date' });
  await user.clear(day);
  await user.type(day, '05/01/2099{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findAllByText('Previous date restored'))[0]).toBeVisible();
  const [, back] = calls.filter(({ operation }) => operation === 'updateCollection');
  expect(back?.headers.get('if-match')).toBe('"8"');
  expect(back?.body).toMatchObject({
    scheduledCollectionDate: collection.scheduledCollectionDate,
    hasTime: collection.hasTime,
    scheduledAmount: collection.scheduledAmount,
  });
});

test('a concurrent change is reported and keeps the typed values', async () => {
  const updateCollection = () => failure(412, 'Somebody else changed this collection.');
  const { user } = renderArea(Area, { route: EDIT, api: { ...lists, getCollection, updateCollection } });
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Someone else has changed this')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine');
});

test('a failed change shows its reason', async () => {
  const updateCollection = () => failure(503, 'The database is starting.');
  const { user } = renderArea(Area, { route: EDIT, api: { ...lists, getCollection, updateCollection } });
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  const text = 'Failed to update collection schedule. Please try again. The database is starting.';
  expect(await screen.findByText(text)).toBeVisible();
});

test('an archived agency is still shown', async () => {
  renderArea(Area, { route: EDIT, api: { ...lists, listAgencies: () => [], getCollection } });
  expect(await screen.findByRole('button', { name: /Agency/ })).toHaveTextContent('Pharmacie Audin');
});

test('a collected collection explains why its schedule is locked', async () => {
  const collected = { ...collection, status: 'COLLECTED' as const, collectedAmount: 1234.5 };
  renderArea(Area, { route: EDIT, api: { ...lists, getCollection: () => collected } });
  expect(
    await screen.findByText('This collection is already collected: its schedule cannot be changed.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in the money book' })).toHaveAttribute('href', '/money-book/1042');
});

test('deleting asks for confirmation and goes back one page', async () => {
  const { user, calls } = renderArea(Area, {
    route: EDIT,
    api: { ...lists, getCollection, deleteCollection: () => undefined },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Collection schedule deleted successfully')).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'deleteCollection')?.headers.get('if-match')).toBe('"7"');
});

test('a refused deletion shows its reason and keeps the page', async () => {
  const deleteCollection = () => failure(409, 'A collected collection cannot be deleted.');
  const { user, address } = renderArea(Area, { route: EDIT, api: { ...lists, getCollection, deleteCollection } });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const text = 'Failed to delete collection schedule. Please try again. A collected collection cannot be deleted.';
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(address()).toBe(EDIT);
});
