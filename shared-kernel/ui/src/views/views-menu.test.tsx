import type { View } from '@comptoir/api-contract/views';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useListState, useLocation } from '@comptoir/kernel/internal/router';
import { refusal, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { keepListChoices, ListOf, loadControls, PageHeader, VirtualList, type Column } from '../components';
import { viewMessage } from './views-messages';

interface Town {
  id: string;
  name: string;
  size: string;
}

const towns: readonly Town[] = [
  { id: '1', name: 'Oran', size: 'large' },
  { id: '2', name: 'Alger', size: 'larger' },
];
const columns: readonly Column<Town>[] = [
  { id: 'name', title: 'Town', minWidth: 100, narrow: 'title', sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'size', title: 'Size', minWidth: 100, cell: ({ size }) => size },
];
const FILTERS = { search: '' };

function Towns() {
  const [{ search }, change] = useListState(FILTERS);
  const drawn = useLocation().search;
  return (
    <>
      <PageHeader title="Towns" />
      <output>{drawn}</output>
      <button onClick={() => change({ search: 'Oran' })}>Only Oran</button>
      <VirtualList
        caption="Towns"
        rows={towns.filter(({ name }) => name.includes(search))}
        rowKey={({ id }) => id}
        columns={columns}
      />
    </>
  );
}

const person = '00000000-0000-4000-8000-000000000001';
const officeId = '00000000-0000-4000-8000-0000000000aa';
const view = (more: Partial<View> = {}): View => ({
  id: '00000000-0000-4000-8000-000000000010',
  list: 'agencies',
  name: 'In Oran',
  query: 'search=Oran',
  officeId: null,
  owner: { id: person, name: 'Amel' },
  isDefault: false,
  ...more,
});
const id = view().id;

function open(route: string, api: ApiHandlers, role: 'SUPERADMIN' | 'OFFICEMANAGER' = 'OFFICEMANAGER') {
  return renderScreen(
    <ListOf list="agencies">
      <Towns />
    </ListOf>,
    { route, api, claims: { sub: person, role, officeId }, selection: { country: 'DZ', office: officeId } },
  );
}

type Shown = ReturnType<typeof open>;

async function openMenu({ user }: Shown) {
  await user.click(await screen.findByRole('button', { name: /^Views/ }));
  return screen.findByRole('menu', { name: 'Views' });
}

const press = async (shown: Shown, name: string) => {
  const menu = await openMenu(shown);
  const item = within(menu)
    .getAllByText(name)
    .find((element) => element.closest('button'));
  if (!item) throw new Error(`There is no ${name}`);
  await shown.user.click(item);
};

beforeAll(loadControls);
afterEach(() => localStorage.clear());

test('views load when their menu opens, and a press applies one', async () => {
  const shown = open('/towns', { listViews: () => [view(), view({ id: officeId, list: 'trades', name: 'Trades' })] });
  await screen.findByRole('cell', { name: 'Alger' });
  expect(shown.calls).toEqual([]);
  await press(shown, 'In Oran');
  expect(shown.address()).toBe(`/towns?view=${id}&search=Oran`);
  expect(shown.calls.map(({ query }) => query)).toEqual([{ officeId }]);
  expect(await screen.findByRole('button', { name: 'Views: In Oran' })).toBeVisible();
  await press(shown, 'Standard list');
  expect(shown.address()).toBe('/towns');
});

test('a list opens in the default view and never shows another first', async () => {
  const shown = open('/elsewhere', { listViews: () => [view({ isDefault: true })] });
  act(() => keepListChoices((choices) => ({ ...choices, opens: { agencies: { id, query: 'search=Oran' } } })));
  shown.unmount();
  const drawn: string[] = [];
  const again = open('/towns', { listViews: () => [view({ isDefault: true })] });
  drawn.push(...screen.queryAllByRole('status').map(({ textContent }) => textContent ?? ''));
  expect(await screen.findByRole('button', { name: 'Views: In Oran' })).toBeVisible();
  expect(drawn.filter((search) => search === '')).toEqual([]);
  expect(again.address()).toBe(`/towns?view=${id}&search=Oran`);
  await press(again, 'Standard list');
  expect(again.address()).toBe('/towns?view=none');
});

test('an open list does not switch to a default view learned later', async () => {
  keepListChoices((choices) => ({ ...choices, opens: {} }));
  const shown = open('/towns', { listViews: () => [view({ isDefault: true })] });
  await screen.findByRole('cell', { name: 'Alger' });
  act(() => keepListChoices((choices) => ({ ...choices, opens: { agencies: { id, query: 'search=Oran' } } })));
  expect(shown.address()).toBe('/towns');
  expect(screen.getByRole('cell', { name: 'Alger' })).toBeVisible();
});

test('a list is saved as a named view with its columns, also for the office', async () => {
  const created = view({ name: 'Sizes', query: 'columns=name%2Csize&search=Oran' });
  const views: View[] = [];
  const shown = open('/towns?search=Oran&columns=name%2Csize', {
    listViews: () => views,
    createView: () => {
      views.push(created);
      return Response.json(created, { status: 201, headers: { etag: '"1"' } });
    },
  });
  await press(shown, 'Save as a new view…');
  const dialog = await screen.findByRole('dialog', { name: 'New view' });
  await shown.user.click(within(dialog).getByRole('button', { name: 'Save view' }));
  expect(await within(dialog).findByText('Name is required')).toBeVisible();
  await shown.user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Sizes');
  await shown.user.click(within(dialog).getByRole('checkbox'));
  await shown.user.click(within(dialog).getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(shown.address()).toBe(`/towns?view=${id}&${created.query}`));
  expect(shown.calls.find(({ operation }) => operation === 'createView')?.body).toEqual({
    list: 'agencies',
    name: 'Sizes',
    query: created.query,
    officeId,
  });
});

test('a changed view is marked, and saves the change on request', async () => {
  const shown = open(`/towns?view=${id}&search=Oran`, {
    listViews: () => [view({ query: '' })],
    getView: () => view({ query: '' }),
    updateView: () => view(),
  });
  expect(await screen.findByRole('button', { name: 'Views: In Oran (changed)' })).toBeVisible();
  await press(shown, 'Save changes to this view');
  await waitFor(() =>
    expect(shown.calls.at(-2)).toMatchObject({ operation: 'updateView', body: { query: 'search=Oran' } }),
  );
  expect(shown.calls.at(-2)?.headers.get('if-match')).toBe('"1"');
});

test('a new default view is stored at once, before the views are refetched', async () => {
  const never = () => new Promise<never>(() => undefined);
  let views: () => View[] | Promise<never> = () => [view()];
  const shown = open(`/towns?view=${id}&search=Oran`, { listViews: () => views(), chooseView: () => undefined });
  await screen.findByRole('button', { name: 'Views: In Oran' });
  views = never;
  await press(shown, 'Set as my default');
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem(`lists ${person}`) ?? '{}')).toEqual({
      opens: { agencies: { id, query: 'search=Oran', officeId: null } },
    }),
  );
});

test('views of other users can be opened but not changed', async () => {
  const other = view({ owner: { id: officeId, name: 'Karim' }, officeId, query: '' });
  const shown = open(`/towns?view=${id}&search=Oran`, {
    listViews: () => [other],
    chooseView: () => refusal('not-found', { record: 'view' }),
  });
  const menu = await openMenu(shown);
  expect(within(menu).queryByText(viewMessage('edit'))).not.toBeInTheDocument();
  expect(within(menu).queryByText(viewMessage('update'))).not.toBeInTheDocument();
  await shown.user.click(within(menu).getByText(viewMessage('choose')));
  expect(await screen.findByText(/This view does not exist\.$/)).toBeVisible();
});

test('columns are hidden and moved by keyboard, and stored in preferences and address', async () => {
  const shown = open('/towns', { listViews: () => [] });
  await press(shown, 'Columns and rows…');
  const dialog = await screen.findByRole('dialog', { name: 'Columns and rows' });
  const box = within(dialog).getByRole('checkbox', { name: 'Size' });
  expect(within(dialog).getByRole('checkbox', { name: 'Town (always)' })).toBeDisabled();
  within(dialog).getByRole('button', { name: 'Move Size forward' }).focus();
  await shown.user.keyboard('{Enter}');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Size', 'Town']);
  expect(within(dialog).getByText('Size is number 1 of 2')).toBeInTheDocument();
  box.focus();
  await shown.user.keyboard(' ');
  expect(screen.queryByRole('columnheader', { name: 'Size' })).not.toBeInTheDocument();
  expect(shown.address()).toBe('/towns?columns=name');
  shown.unmount();
  open('/towns', {});
  await screen.findByRole('cell', { name: 'Alger' });
  expect(screen.queryByRole('columnheader', { name: 'Size' })).not.toBeInTheDocument();
});
