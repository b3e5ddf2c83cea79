import type { Collection } from '@comptoir/api-contract/collections';
import { failure, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderArea } from '../testing/render-area';
import { collection, collector, otherAgency, planningLists } from '../testing/samples';
import { freezeTime } from '../testing/freeze-time';
import { Area } from './collections.area';

// The calendar is slow in jsdom.
jest.setTimeout(20_000);

beforeEach(() => freezeTime('2026-11-20T15:30'));
afterEach(() => jest.useRealTimers());

function open(api: ApiHandlers = {}) {
  const rendered = renderArea(Area, { route: '/collection-schedules/new', api: { ...planningLists, ...api } });
  const created = () => rendered.calls.filter(({ operation }) => operation === 'createCollection');
  return { ...rendered, created };
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const agencyField = () => screen.findByRole('button', { name: /^Agency/ });

async function chooseAgency(user: UserEvent, typed: string) {
  const button = await agencyField();
  act(() => button.focus());
  await user.keyboard(typed);
  await screen.findByRole('option', { name: new RegExp(typed, 'i') });
  await user.keyboard('{Enter}');
}

test('choosing an agency fills in its last plan, for today', async () => {
  const { user } = open();
  await agencyField();
  expect(field('Date')).toHaveValue('');
  await chooseAgency(user, 'audin');
  await waitFor(() => expect(field('Amount')).toHaveValue('1,234.50'));
  expect(field('Date')).toHaveValue('20/11/2026');
  expect(screen.getByRole('combobox', { name: 'Collector' })).toHaveTextContent('Amel Cherif');
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('DZD');
});

test('values typed before the agency is chosen are kept', async () => {
  const { user } = open();
  await agencyField();
  await user.type(field('Amount'), '99');
  await chooseAgency(user, 'audin');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('DZD'));
  expect(field('Amount')).toHaveValue('99.00');
});

test('a further pick-up takes ten keys and keeps day and collector', async () => {
  const { user, created, address } = open({ createCollection: () => collection });
  await chooseAgency(user, 'audin');
  await waitFor(() => expect(field('Amount')).toHaveValue('1,234.50'));
  await user.tripleClick(field('Date'));
  await user.paste('24/11/2026');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save and add another' }));
  expect(await screen.findByText(/^#1042 · 24\/11\/2026 · Pharmacie Audin$/)).toBeVisible();
  const buttons = () => screen.getAllByRole('button', { name: /^(Create collection|Save and add another)$/ });
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Create collection', 'Save and add another']);
  await waitFor(async () => expect(await agencyField()).toHaveFocus());
  expect(await agencyField()).toHaveTextContent('Select agency...');

  const keys = ['l', 'i', 'b', '{Enter}', '5', '0', '0', '0', '{Enter}'];
  expect(keys.length).toBeLessThanOrEqual(10);
  for (const key of keys.slice(0, 3)) await user.keyboard(key);
  await screen.findByRole('option', { name: /Librairie/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field('Amount')).toHaveFocus());
  for (const key of keys.slice(4)) await user.keyboard(key);
  await waitFor(() => expect(created()).toHaveLength(2));
  expect(created()[1]?.body).toMatchObject({
    agencyId: otherAgency.id,
    collectorId: collector.id,
    currency: 'DZD',
    scheduledAmount: 5000,
    scheduledCollectionDate: new Date('2026-11-24T00:00').toISOString(),
  });
  expect(address()).toBe('/collection-schedules/new');
});

test('a second pick-up of an agency on one day asks for confirmation and can be planned', async () => {
  const day = { ...collection, scheduledCollectionDate: new Date('2026-11-20T09:30').toISOString() };
  const { user, created } = open({ listCollections: () => [day], createCollection: () => collection });
  await chooseAgency(user, 'audin');
  await waitFor(() => expect(field('Amount')).toHaveValue('1,234.50'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/already: #1042, 09:30, Amel Cherif\.$/)).toBeVisible();
  expect(created()).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Plan anyway' }));
  await waitFor(() => expect(created()).toHaveLength(1));
});

test('a pick-up saved with a lost answer is not taken for a duplicate', async () => {
  const planned: Collection[] = [];
  const { user, created } = open({
    listCollections: ({ query }) => (query['startDate'] === undefined ? [collection] : planned),
    createCollection: () => {
      planned.push({ ...collection, scheduledCollectionDate: new Date('2026-11-20T00:00').toISOString() });
      return planned.length === 1 ? failure(503, 'Try again') : collection;
    },
  });
  await chooseAgency(user, 'audin');
  await waitFor(() => expect(field('Amount')).toHaveValue('1,234.50'));
  for (const attempt of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Create collection' }));
    await waitFor(() => expect(created()).toHaveLength(attempt));
  }
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a day that fails to load does not prevent planning', async () => {
  const { user, created } = open({
    listCollections: ({ query }) => (query['startDate'] === undefined ? [collection] : failure(503, 'Try again')),
    createCollection: () => collection,
  });
  await chooseAgency(user, 'audin');
  await waitFor(() => expect(field('Amount')).toHaveValue('1,234.50'));
  await user.click(screen.getByRole('button', { name: 'Create collection' }));
  await waitFor(() => expect(created()).toHaveLength(1));
});

test('a past day is named in a question', async () => {
  const { user, created } = open({ createCollection: () => collection });
  await chooseAgency(user, 'audin');
  await waitFor(() => expect(field('Amount')).toHaveValue('1,234.50'));
  await user.tripleClick(field('Date'));
  await user.paste('01/01/2001');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Create collection' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Monday, 1 January 2001 is in the past/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(created()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Create collection' }));
  await user.click(await screen.findByRole('button', { name: 'Plan anyway' }));
  await waitFor(() => expect(created()).toHaveLength(1));
});

test('a pick-up has a time and a position in the round, and its row is marked in the list', async () => {
  const other: Collection = { ...collection, id: '1043' };
  const { user, created, address } = open({
    listCollections: () => [other, collection],
    createCollection: () => collection,
  });
  await chooseAgency(user, 'lib');
  await waitFor(() => expect(field('Date')).not.toHaveValue(''));
  await user.tripleClick(field('Date'));
  await user.paste('24/11/2026');
  await user.keyboard('{Enter}');
  await user.type(field('Time'), '9h05');
  await user.type(field('Position in the round'), '3');
  await user.click(screen.getByRole('combobox', { name: 'Collector' }));
  await user.click(await screen.findByRole('option', { name: 'Amel Cherif' }));
  await user.type(field('Amount'), '10');
  await user.click(screen.getByRole('button', { name: 'Create collection' }));
  await waitFor(() => expect(created()).toHaveLength(1));
  expect(created()[0]?.body).toMatchObject({
    scheduledCollectionDate: new Date('2026-11-24T09:05').toISOString(),
    hasTime: true,
    roundPosition: 3,
  });
  expect(await screen.findByRole('row', { name: /#1042/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('row', { name: /#1043/ })).not.toHaveAttribute('aria-current');
  const way = (await screen.findAllByRole('button', { name: 'Open collection 1042' }))[0];
  if (way) await user.click(way);
  await waitFor(() => expect(address()).toBe('/collection-schedules/1042'));
});

test('an invalid position in the round is refused', async () => {
  const { user, created } = open();
  await agencyField();
  await user.type(field('Position in the round'), 'first');
  await user.click(screen.getByRole('button', { name: 'Create collection' }));
  expect(await screen.findByText('Position in the round is a whole number from 1 to 999')).toBeVisible();
  expect(created()).toHaveLength(0);
});
