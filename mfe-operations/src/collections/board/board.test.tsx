import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import type { Collection } from '@comptoir/api-contract/collections';
import { refusal } from '@comptoir/remote-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderArea } from '../../testing/render-area';
import { collection, collector } from '../../testing/samples';
import { freezeTime } from '../../testing/freeze-time';
import { Area } from '../collections.area';

const route = '/collection-schedules/board';
const bilal = { ...collector, id: '01890000-0000-7000-8000-0000000000c2', name: 'Bilal Haddad' };
const listUsers = () => [collector, bilal];
const onBoard: BoardCollection = {
  id: '1042',
  version: 3,
  status: 'UNCOLLECTED',
  agency: 'Pharmacie Audin',
  collectorId: collector.id,
  collector: collector.name,
  scheduledCollectionDate: new Date('2026-11-24T09:30').toISOString(),
  hasTime: true,
  roundPosition: null,
  scheduledAmount: 1234.5,
  currency: 'DZD',
};
const done: BoardCollection = { ...onBoard, id: '1043', agency: 'Done', status: 'COLLECTED', scheduledAmount: 0.5 };
const getCollectionBoard = () => [onBoard, done];

// A Tuesday.
beforeEach(() => freezeTime('2026-11-24T08:00'));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const columnOf = (name: string) => screen.findByRole('region', { name });
const grip = () => screen.findByRole('button', { name: 'Move collection 1042, Pharmacie Audin' });

test('a week has a column for each day with its totals, today first', async () => {
  const { calls } = renderArea(Area, { route, api: { getCollectionBoard, listUsers } });
  const tuesday = await columnOf('Tue 24 Nov');
  expect(tuesday).toHaveTextContent('1 / 2 collected');
  expect(tuesday).toHaveTextContent(/DA\s1,23509:30/);
  expect(tuesday).toHaveTextContent(/DA\s1,234\.50/);
  expect(within(tuesday).getAllByText('09:30')[0]).toBeVisible();
  const collected = within(tuesday).getByRole('link', { name: 'Done' });
  expect(collected).toHaveAttribute('title', '#1043 · Done');
  expect(collected.closest('article')).toHaveTextContent(/Collected.*DA\s0\.50/);
  expect(within(await columnOf('Wed 25 Nov')).getByText('No collections')).toBeVisible();
  expect(screen.getByText(/^24\s*–\s*30 November 2026 · 2 collections$/)).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'getCollectionBoard')?.query).toEqual({
    officeId: collection.officeId,
    startDate: new Date('2026-11-24T00:00').toISOString(),
    endDate: new Date('2026-11-30T23:59:59.999').toISOString(),
  });
});

test('a collected pick-up shows the amount, and the person and time of its recording', async () => {
  const at = new Date('2026-11-24T10:42').toISOString();
  const sameDay: BoardCollection = { ...done, collected: { at, by: bilal.name, amount: 1.5 } };
  const dayAfter = { at: new Date('2026-11-25T08:00').toISOString(), by: null, amount: 2 };
  const rows = [sameDay, { ...done, id: '1044', agency: 'Later', collected: dayAfter }];
  renderArea(Area, { route, api: { getCollectionBoard: () => rows, listUsers } });
  const tuesday = within(await columnOf('Tue 24 Nov'));
  const card = tuesday.getByRole('link', { name: 'Done' }).closest('article');
  expect(card).toHaveTextContent(/Collected\s*10:42.*DA\s1\.50.*Bilal Haddad/);
  const later = tuesday.getByRole('link', { name: 'Later' }).closest('article');
  expect(later).toHaveTextContent(/25\/11\/2026.*Amel Cherif/);
});

test('a narrow board shows one day, chosen from a strip with the counts of the week', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(366);
  const tomorrow = { ...onBoard, id: '1050', scheduledCollectionDate: new Date('2026-11-25T09:30').toISOString() };
  const { user } = renderArea(Area, { route, api: { getCollectionBoard: () => [onBoard, done, tomorrow], listUsers } });
  const strip = within(await screen.findByRole('group', { name: 'Day' }));
  const today = strip.getByRole('button', { name: /^Tuesday.*, 1 \/ 2 collected$/ });
  expect(today).toHaveAttribute('aria-pressed', 'true');
  expect(today).toHaveTextContent('Tue241/2');
  expect(strip.getByRole('button', { name: /^Thursday.*, No collections$/ })).toHaveTextContent('–');
  await user.click(strip.getByRole('button', { name: /^Wednesday.*, 0 \/ 1 collected$/ }));
  expect(await columnOf('Wed 25 Nov')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Tue 24 Nov' })).not.toBeInTheDocument();
});

test('an open pick-up of today says how late it is', async () => {
  freezeTime('2026-11-24T11:45');
  const soon = {
    ...onBoard,
    id: '1044',
    agency: 'Soon',
    scheduledCollectionDate: new Date('2026-11-24T11:20').toISOString(),
  };
  const ahead = {
    ...onBoard,
    id: '1045',
    agency: 'Ahead',
    scheduledCollectionDate: new Date('2026-11-24T12:00').toISOString(),
  };
  renderArea(Area, { route, api: { getCollectionBoard: () => [onBoard, soon, ahead, done], listUsers } });
  const cardOf = async (agency: string) => (await screen.findByRole('link', { name: agency })).closest('article');
  expect(await cardOf(onBoard.agency)).toHaveTextContent(/09:30.*\+2 h 15Overdue today by 2 hours, 15 minutes/);
  expect(await cardOf('Soon')).toHaveTextContent(/11:20.*\+25′Overdue today by 25 minutes/);
  expect(await cardOf('Ahead')).not.toHaveTextContent('Overdue');
  expect(await cardOf('Done')).not.toHaveTextContent('Overdue');
});

test('a collected pick-up has no handle', async () => {
  renderArea(Area, { route, api: { getCollectionBoard, listUsers } });
  await grip();
  expect(screen.queryByRole('button', { name: /1043/ })).not.toBeInTheDocument();
});

test('keys move a pick-up to another day at its time, and the board shows it there before the answer', async () => {
  let answer: (stored: Collection) => void = () => undefined;
  const stored = new Promise<Collection>((resolve) => {
    answer = resolve;
  });
  const moment = new Date('2026-11-25T09:30').toISOString();
  const { user, calls } = renderArea(Area, {
    route,
    api: { getCollectionBoard, listUsers, updateCollection: () => stored },
  });
  (await grip()).focus();
  await user.keyboard(' ');
  expect(screen.getByText('Pharmacie Audin picked up. It is in Tue 24 Nov, column 1 of 7.')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Wed 25 Nov, column 2 of 7.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  const there = await columnOf('Wed 25 Nov');
  expect(await within(there).findByRole('link', { name: 'Pharmacie Audin' })).toBeVisible();
  expect(await grip()).toHaveFocus();
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'updateCollection')).toBe(true));
  const sent = calls.find(({ operation }) => operation === 'updateCollection');
  expect(sent?.body).toEqual({ scheduledCollectionDate: moment });
  expect(sent?.headers.get('if-match')).toBe('"3"');
  answer({ ...collection, scheduledCollectionDate: moment });
  expect(await screen.findByText(/^Moved to Wednesday,? 25 November 2026$/)).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'updateCollection')?.body).toEqual({
      scheduledCollectionDate: onBoard.scheduledCollectionDate,
    }),
  );
});

test('Escape leaves a pick-up in its column without a request', async () => {
  const { user, calls } = renderArea(Area, { route, api: { getCollectionBoard, listUsers } });
  (await grip()).focus();
  await user.keyboard(' {ArrowLeft}{Escape}');
  expect(screen.getByText('Pharmacie Audin stays in Tue 24 Nov.')).toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('updateCollection');
});

test('a day has a column for each collector, and one for unavailable collectors', async () => {
  const left: BoardCollection = {
    ...onBoard,
    id: '1044',
    collectorId: '01890000-0000-7000-8000-0000000000c9',
    collector: 'Left',
  };
  const { user, calls } = renderArea(Area, {
    route: `${route}?view=day`,
    api: {
      getCollectionBoard: () => [onBoard, left],
      listUsers,
      updateCollection: () => ({ ...collection, collectorId: bilal.id, collector: bilal }),
    },
  });
  expect(await columnOf('Unassigned')).toHaveTextContent('1 collection');
  (await grip()).focus();
  await user.keyboard(' {ArrowLeft}{ArrowLeft}{ArrowRight} ');
  expect(await screen.findByText('Moved to Bilal Haddad')).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'updateCollection')?.body).toEqual({ collectorId: bilal.id });
});

test('a concurrent change reverts the move and reloads the board', async () => {
  let reads = 0;
  const theirs: BoardCollection = {
    ...onBoard,
    version: 4,
    scheduledCollectionDate: new Date('2026-11-27T09:30').toISOString(),
  };
  const { user } = renderArea(Area, {
    route,
    api: {
      getCollectionBoard: () => (++reads === 1 ? [onBoard] : [theirs]),
      listUsers,
      updateCollection: () => refusal('stale'),
    },
  });
  (await grip()).focus();
  await user.keyboard(' {ArrowRight} ');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('#1042 · Pharmacie Audin was not moved and keeps their changes.');
  expect(await within(await columnOf('Fri 27 Nov')).findByRole('link')).toHaveTextContent('Pharmacie Audin');
  await user.click(within(notice).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a refused move is reverted with its reason', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderArea(Area, {
    route,
    api: { getCollectionBoard, listUsers, updateCollection: () => refusal('collection-collected') },
  });
  (await grip()).focus();
  await user.keyboard(' {ArrowRight} ');
  expect(await screen.findByText(/The collection was not moved\. This collection is already collected/)).toBeVisible();
  expect(within(await columnOf('Tue 24 Nov')).getByRole('link', { name: 'Pharmacie Audin' })).toBeVisible();
  log.mockRestore();
});

test('moving to a past day asks for confirmation', async () => {
  const { user, calls } = renderArea(Area, {
    route: `${route}?day=2026-11-23`,
    api: { getCollectionBoard, listUsers },
  });
  (await grip()).focus();
  await user.keyboard(' {ArrowLeft} ');
  const question = await screen.findByRole('alertdialog', { name: 'This day is in the past' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(within(await columnOf('Tue 24 Nov')).getByRole('link', { name: 'Pharmacie Audin' })).toBeVisible();
  expect(calls.map(({ operation }) => operation)).not.toContain('updateCollection');
});

test('a dialog moves to any day and collector without dragging', async () => {
  const { user, calls } = renderArea(Area, {
    route,
    api: { getCollectionBoard, listUsers, updateCollection: () => collection },
  });
  await user.click(await grip());
  const dialog = await screen.findByRole('dialog', { name: 'Move collection #1042' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Collector' }));
  await user.click(await screen.findByRole('option', { name: 'Bilal Haddad' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'updateCollection')?.body).toEqual({ collectorId: bilal.id }),
  );
});
