import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Column } from './column';
import { ListFrame } from './list-frame';
import { useTicks } from './ticks';
import { loadVirtualTable, VirtualList } from './virtual-list';

interface Agency {
  id: string;
  name: string;
}

const drawn = jest.fn();
const columns: readonly Column<Agency>[] = [
  {
    id: 'name',
    title: 'Name',
    minWidth: 200,
    cell: ({ id, name }) => {
      drawn(id);
      return name;
    },
  },
];
const label = ({ name }: Agency) => `Tick ${name}`;
const idOf = ({ id }: Agency) => id;

const agencies = (count: number): readonly Agency[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Agency ${index}` }));

function Agencies({ rows, total, scope }: { rows: readonly Agency[]; total: number; scope: string }) {
  const ticking = useTicks(scope);
  const named = ticking.ticked === 'all' ? 'all' : [...ticking.ticked].join(' ');
  return (
    <ListFrame query={{ data: rows, error: null, refetch: () => undefined }} empty="None">
      {(shown) => (
        <VirtualList
          caption="Agencies"
          rows={shown}
          rowKey={idOf}
          columns={columns}
          total={total}
          ticks={{ ...ticking, label, actions: <button>{`Close ${named}`}</button> }}
        />
      )}
    </ListFrame>
  );
}

function show(count: number, total = count) {
  const rows = agencies(count);
  const list = (scope: string) => (
    <MemoryRouter>
      <Agencies rows={rows} total={total} scope={scope} />
    </MemoryRouter>
  );
  const { rerender } = render(list('here'));
  return { user: userEvent.setup(), show: (scope: string) => rerender(list(scope)) };
}

const box = (index: number) => screen.getByRole('checkbox', { name: `Tick Agency ${index}` });
const ticked = () => screen.findByRole('button', { name: /^Close/ });

beforeAll(loadVirtualTable);
afterEach(() => {
  jest.restoreAllMocks();
  drawn.mockClear();
});

test('a row is selected by its checkbox or by space, and the bar shows the count', async () => {
  const { user } = show(5);
  expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
  await user.click(box(1));
  box(3).focus();
  await user.keyboard(' ');
  expect(await ticked()).toHaveTextContent('Close 1 3');
  expect(within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('status')).toHaveTextContent(
    '2 selected',
  );
  await user.click(box(1));
  expect(await ticked()).toHaveTextContent('Close 3');
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument());
});

test('Shift selects the range from the last row, and unselects it again', async () => {
  const { user } = show(9);
  await user.click(box(2));
  await user.keyboard('{Shift>}');
  await user.click(box(5));
  expect(await ticked()).toHaveTextContent('Close 2 3 4 5');
  await user.click(box(4));
  await user.keyboard('{/Shift}');
  expect(await ticked()).toHaveTextContent(/^Close 2 3$/);
});

test('arrows move between checkboxes, Shift extends the selection, Enter goes to the actions', async () => {
  const { user } = show(9);
  box(1).focus();
  await user.keyboard('{ArrowDown}');
  expect(box(2)).toHaveFocus();
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(box(4)).toHaveFocus();
  expect(await ticked()).toHaveTextContent('Close 2 3 4');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await ticked()).toHaveFocus();
});

test('the heading selects all loaded rows, and is indeterminate for some', async () => {
  const { user } = show(4);
  const all = screen.getByRole('checkbox', { name: 'Select all rows shown' });
  await user.click(box(0));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(await ticked()).toHaveTextContent('Close 0 1 2 3');
  expect(all).toBeChecked();
  expect(screen.queryByRole('button', { name: /that match$/ })).not.toBeInTheDocument();
  await user.click(all);
  expect(box(0)).not.toBeChecked();
});

test('selecting all matching rows is offered if not all are loaded, and single rows can be excluded', async () => {
  const { user } = show(4, 4312);
  await user.click(box(0));
  await user.click(await screen.findByRole('button', { name: 'Select all 4,312 that match' }));
  expect(await ticked()).toHaveTextContent('Close all');
  expect(screen.getByText('4,312 selected')).toBeVisible();
  expect(box(3)).toBeChecked();
  await user.click(box(1));
  expect(await ticked()).toHaveTextContent('Close 0 2 3');
});

test('more rows than are counted are shown as such', async () => {
  const { user } = show(4, MORE_ROWS);
  expect(await screen.findByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  await user.click(screen.getByRole('checkbox', { name: 'Tick Agency 1' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 2,000+ that match' }));
  expect(await screen.findByText('2,000+ selected')).toBeVisible();
});

test('a list with other filters has no selection', async () => {
  const { user, show: show_ } = show(4);
  await user.click(box(0));
  show_('there');
  expect(box(0)).not.toBeChecked();
});

test('among 50,000 rows a selection re-renders only its own', async () => {
  const { user } = show(50_000);
  drawn.mockClear();
  await user.click(box(2));
  expect(box(2)).toBeChecked();
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['2']));
});

test('two-line rows have checkboxes as well, print has none', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  const { user } = show(3);
  expect(screen.queryByRole('checkbox', { name: 'Select all rows shown' })).not.toBeInTheDocument();
  await user.click(box(2));
  expect(await ticked()).toHaveTextContent('Close 2');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
