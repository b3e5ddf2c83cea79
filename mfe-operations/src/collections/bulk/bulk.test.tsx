import type { BulkPreview, BulkProgress } from '@comptoir/api-contract/collection-bulk';
import type { Collection } from '@comptoir/api-contract/collections';
import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { refusal, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderArea } from '../../testing/render-area';
import { collection, collector, office } from '../../testing/samples';
import { Area } from '../collections.area';

const ids = ['1042', '1043', '1044'] as const;
const rows: Collection[] = ids.map((id) => ({ ...collection, id }));
const COLLECTED = 'This collection is already collected: only its amount can be corrected.';
const collected = { code: 'collection-collected', message: COLLECTED };
const whole: BulkPreview = { count: 3, changed: 3, refused: [] };
const finished: BulkProgress = {
  id: '01890000-0000-7000-8000-00000000000b',
  kind: 'move',
  state: 'finished',
  total: 3,
  changed: 3,
  refused: 0,
  failures: [],
};

const manyCollections: ApiHandlers['listCollections'] = ({ query }) =>
  Response.json('after' in query ? [] : rows, { headers: { 'x-total-count': '4312' } });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T15:30'), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

async function openList(api: ApiHandlers = {}, route = '/collection-schedules') {
  const shown = renderArea(Area, {
    route,
    api: {
      listCollections: () => rows,
      listUsers: () => [collector],
      previewBulk: () => whole,
      changeCollections: () => finished,
      ...api,
    },
  });
  await screen.findByRole('link', { name: /#1042/ });
  const sent = (operation: string) =>
    shown.calls.filter((call) => call.operation === operation).map(({ body }) => body);
  return { ...shown, sent };
}

const box = (id: string) => screen.getByRole('checkbox', { name: `Select collection ${id}` });
const action = (name: string) => screen.findByRole('button', { name });
const submit = async ({ user }: { user: UserEvent }, name: string) => {
  const button = await action(name);
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
const dialog = () => screen.getByRole('dialog');

async function chooseDay({ user }: Awaited<ReturnType<typeof openList>>) {
  await user.click(await action('Move to another day'));
  await user.type(within(dialog()).getByRole('textbox', { name: 'Day' }), '24/11/2026{Enter}');
}

test('a preview comes first, one call makes the change, and nothing stays ticked', async () => {
  const list = await openList();
  const { user, sent } = list;
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  await chooseDay(list);
  expect(await screen.findByText('3 collections move to this day and keep their times.')).toBeVisible();
  expect(sent('changeCollections')).toEqual([]);
  await submit(list, 'Move 3 collections');
  expect(await screen.findByText('3 collections moved')).toBeVisible();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const body = { ids: [...ids], action: { kind: 'move', day: '2026-11-24', timeZone } };
  expect(sent('previewBulk')[0]).toEqual(body);
  expect(sent('changeCollections')).toEqual([{ ...body, expectedCount: 3 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
});

test('the preview counts an uncounted list, and that many are changed', async () => {
  const list = await openList({
    listCollections: ({ query }) =>
      Response.json('after' in query ? [] : rows, { headers: { 'x-total-count': String(MORE_ROWS) } }),
    previewBulk: () => ({ count: 3456, changed: 3456, refused: [] }),
  });
  await list.user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  await list.user.click(await action('Select all 2,000+ that match'));
  await chooseDay(list);
  await submit(list, 'Move 3,456 collections');
  expect(await screen.findByText('3 collections moved')).toBeVisible();
  expect(list.sent('changeCollections')).toEqual([expect.objectContaining({ expectedCount: 3456 })]);
});

test('the ticked rows are exported, or all of the filter', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const list = await openList({
    exportCollections: () => new Response('Id'),
    listCollections: manyCollections,
  });
  for (const id of ['1042', '1044']) await list.user.click(box(id));
  await list.user.click(await action('Export as CSV'));
  const exported = () => list.calls.filter(({ operation }) => operation === 'exportCollections');
  await waitFor(() => expect(exported()).toHaveLength(1));
  expect(exported()[0]?.query).toMatchObject({ ids: '1042,1044', officeId: office.id, format: 'csv' });
  await list.user.click(await action('Select all 4,312 that match'));
  await list.user.click(await action('Export as Excel'));
  await waitFor(() => expect(exported()).toHaveLength(2));
  expect(exported()[1]?.query).toMatchObject({ officeId: office.id, format: 'xlsx' });
  expect(exported()[1]?.query).not.toHaveProperty('ids');
});

test('a refused pick-up is counted in the preview, and stays ticked with its reason', async () => {
  const list = await openList({
    previewBulk: () => ({ count: 3, changed: 2, refused: [{ ...collected, count: 1 }] }),
    changeCollections: () => ({ ...finished, changed: 2, refused: 1, failures: [{ id: '1043', ...collected }] }),
  });
  for (const id of ids) await list.user.click(box(id));
  await chooseDay(list);
  expect(await screen.findByText(`1 is not changed: ${COLLECTED}`)).toBeVisible();
  await submit(list, 'Move 2 collections');
  const refusedDialog = await screen.findByRole('dialog', { name: '1 collection was not changed' });
  expect(within(refusedDialog).getByRole('listitem')).toHaveTextContent(`#1043 ${COLLECTED}`);
  await list.user.click(within(refusedDialog).getByRole('button', { name: 'Back to the list' }));
  expect(ids.filter((id) => box(id).matches(':checked'))).toEqual(['1043']);
  await list.user.click(await action('Reason'));
  expect(await screen.findByRole('dialog', { name: '1 collection was not changed' })).toBeVisible();
});

test('a collector is chosen, and a long change is followed to its end', async () => {
  const running: BulkProgress = { ...finished, kind: 'assign', state: 'running', changed: 1 };
  let now = running;
  const list = await openList({ changeCollections: () => running, getBulk: () => now });
  for (const id of ids) await list.user.click(box(id));
  await list.user.click(await action('Assign'));
  expect(within(dialog()).getByRole('button', { name: 'Assign 3 collections' })).toBeDisabled();
  await list.user.click(within(dialog()).getByRole('combobox', { name: 'Collector' }));
  await list.user.click(await screen.findByRole('option', { name: collector.name }));
  await submit(list, 'Assign 3 collections');
  expect(await screen.findByText('1 of 3 done')).toBeVisible();
  await list.user.click(within(dialog()).getByRole('button', { name: 'Back to the list' }));
  now = { ...running, changed: 2 };
  expect(await screen.findByText('2 of 3 done')).toBeVisible();
  expect(await action('Assign')).toBeDisabled();
  now = { ...finished, kind: 'assign' };
  expect(await screen.findByText('3 collections assigned')).toBeVisible();
  expect(list.sent('changeCollections')).toMatchObject([{ action: { kind: 'assign', collectorId: collector.id } }]);
});

test('the dialog reports that the filter matches more rows now, and changes nothing', async () => {
  const list = await openList({
    changeCollections: () => refusal('bulk-count', { expected: 3, found: 4 }),
  });
  for (const id of ids) await list.user.click(box(id));
  await list.user.click(await action('Cancel'));
  expect(await screen.findByText('3 collections are cancelled. This cannot be undone.')).toBeVisible();
  await submit(list, 'Cancel 3 collections');
  expect(await within(dialog()).findByText(/The selection now has 4 collections instead of 3/)).toBeVisible();
  await list.user.click(within(dialog()).getByRole('button', { name: 'Go back' }));
  expect(ids.map((id) => box(id).matches(':checked'))).toEqual([true, true, true]);
});

test('all rows of a filter are sent as the filter, not as ids', async () => {
  const shown = renderArea(Area, {
    route: '/collection-schedules?from=2026-11-01&search=audin&unanswered=true',
    api: {
      listCollections: manyCollections,
      listUsers: () => [collector],
      previewBulk: () => ({ ...whole, count: 4312, changed: 4312 }),
      changeCollections: () => ({ ...finished, total: 4312, changed: 4312 }),
    },
  });
  await shown.user.click(await screen.findByRole('checkbox', { name: 'Select collection 1042' }));
  await shown.user.click(await action('Select all 4,312 that match'));
  await shown.user.click(await action('Cancel'));
  await submit(shown, 'Cancel 4,312 collections');
  await waitFor(() => {
    const body = shown.calls.find(({ operation }) => operation === 'changeCollections')?.body;
    expect(body).toEqual({
      filter: {
        officeId: office.id,
        startDate: new Date('2026-11-01T00:00').toISOString(),
        search: 'audin',
        unanswered: true,
      },
      action: { kind: 'cancel' },
      expectedCount: 4312,
    });
  });
});

test('all late pick-ups are planned for today, and a refused one shows its reason', async () => {
  const list = await openList(
    {
      previewBulk: () => ({ count: 3, changed: 2, refused: [{ ...collected, count: 1 }] }),
      changeCollections: () => ({ ...finished, changed: 2, refused: 1, failures: [{ id: '1043', ...collected }] }),
    },
    '/collection-schedules?state=late',
  );
  await list.user.click(await action('Reschedule all'));
  expect(within(dialog()).getByRole('textbox', { name: 'Day' })).toHaveValue('20/11/2026');
  await submit(list, 'Move 2 collections');
  const refusedDialog = await screen.findByRole('dialog', { name: '1 collection was not changed' });
  expect(refusedDialog).toHaveTextContent('They are still late.');
  const sent = { filter: { state: 'late' }, action: { kind: 'move', day: '2026-11-20' }, expectedCount: 3 };
  expect(list.sent('changeCollections')).toMatchObject([sent]);
});

test('only late pick-ups can be planned again', async () => {
  await openList();
  expect(screen.queryByRole('button', { name: 'Reschedule all' })).not.toBeInTheDocument();
});
