import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { loadControls } from '../controls/load-controls';
import type { Column } from './column';
import { RowLink } from './row-link';
import { loadVirtualTable, VirtualList } from './virtual-list';

interface Agency {
  id: string;
  name: string;
  city: string;
}

const columns: readonly Column<Agency>[] = [
  {
    id: 'name',
    title: 'Name',
    minWidth: 200,
    cell: ({ id, name }) => <RowLink to={`/agencies/${id}`}>{name}</RowLink>,
  },
  { id: 'city', title: 'City', minWidth: 120, cell: ({ city }) => city },
];

function agencies(count: number): Agency[] {
  return Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Agency ${index}`, city: 'Oran' }));
}

beforeAll(loadVirtualTable);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

afterEach(() => jest.restoreAllMocks());

function show(rows: readonly Agency[]) {
  render(
    <MemoryRouter>
      <VirtualList caption="Agencies" rows={rows} rowKey={({ id }) => id} columns={columns} />
    </MemoryRouter>,
  );
  return screen.getByRole('table', { name: 'Agencies' });
}

test('it is a labelled table with headers and rows', () => {
  const table = show(agencies(3));
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'City']);
  const row = within(table).getByRole('row', { name: 'Agency 1 Oran' });
  expect(row).toHaveAttribute('aria-rowindex', '3');
  expect(within(row).getByRole('link', { name: 'Agency 1' })).toHaveAttribute('href', '/agencies/1');
});

test('of 50,000 rows it renders those in view, and announces the total', () => {
  const table = show(agencies(50_000));
  expect(table).toHaveAttribute('aria-rowcount', '50001');
  const drawn = within(table).getAllByRole('row').length;
  expect(drawn).toBeGreaterThan(10);
  expect(drawn).toBeLessThan(40);
});

test('row heights are not summed again on re-render', () => {
  const rows = agencies(5000);
  const rowKey = jest.fn(({ id }: Agency) => id);
  const list = (caption: string) => (
    <MemoryRouter>
      <VirtualList caption={caption} rows={rows} rowKey={rowKey} columns={columns} />
    </MemoryRouter>
  );
  const { rerender } = render(list('Agencies'));
  expect(rowKey.mock.calls.length).toBeGreaterThanOrEqual(5000);
  rowKey.mockClear();
  rerender(list('Agencies of today'));
  expect(rowKey.mock.calls.length).toBeLessThan(100);
});

describe('sortable headings', () => {
  const sortable: readonly Column<Agency>[] = [
    ...columns.map((column) =>
      column.id === 'city' ? { ...column, orders: { ascending: 'a-to-z', descending: 'z-to-a' } } : column,
    ),
    { id: 'opened', title: 'Opened', minWidth: 90, cell: () => '2026', orders: { descending: 'newest' } },
  ];
  const sortedBy = (value: string) => {
    const onChange = jest.fn();
    render(
      <MemoryRouter>
        <VirtualList
          caption="Agencies"
          rows={agencies(3)}
          rowKey={({ id }) => id}
          columns={sortable}
          order={{ value, first: 'newest', onChange }}
        />
      </MemoryRouter>,
    );
    return onChange;
  };

  test.each([
    ['City', 'newest', 'none', 'a-to-z'],
    ['City', 'a-to-z', 'ascending', 'z-to-a'],
    ['City', 'z-to-a', 'descending', 'newest'],
    ['Opened', 'newest', 'descending', 'newest'],
    ['Opened', 'a-to-z', 'none', 'newest'],
  ])('%s of a list in the order %s announces %s, and requests %s', async (name, value, sorted, order) => {
    const onChange = sortedBy(value);
    const heading = screen.getByRole('columnheader', { name });
    expect(heading).toHaveAttribute('aria-sort', sorted);
    await userEvent.click(within(heading).getByRole('button', { name }));
    expect(onChange.mock.calls).toEqual([[order]]);
  });

  test('are the only buttons among the headings', () => {
    sortedBy('newest');
    const other = screen.getByRole('columnheader', { name: 'Name' });
    expect(other).not.toHaveAttribute('aria-sort');
    expect(within(other).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a completely loaded list', () => {
  const towns = ['Oran', 'Épinay', 'Adrar', 'Zéralda', 'Annaba'];
  const sortable = columns.map((column) =>
    column.id === 'city' ? { ...column, sortBy: ({ city }: Agency) => city } : column,
  );
  function showTowns(count: number, { address = '/', total }: { address?: string; total?: number } = {}) {
    const rows = agencies(count).map((agency, index) => ({ ...agency, city: towns[index % towns.length] ?? '' }));
    render(
      <MemoryRouter initialEntries={[address]}>
        <VirtualList
          caption="Agencies"
          rows={rows}
          rowKey={({ id }) => id}
          columns={sortable}
          {...(total !== undefined && { total })}
        />
        <Address />
      </MemoryRouter>,
    );
  }
  const firstCities = (count: number) =>
    screen
      .getAllByRole('row')
      .slice(1, count + 1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  const sort = async () =>
    userEvent.click(within(screen.getByRole('columnheader', { name: 'City' })).getByRole('button'));

  test("is sorted by its headings in the user's language, in both directions, then unsorted", async () => {
    showTowns(5);
    await sort();
    expect(firstCities(5)).toEqual(['Adrar', 'Annaba', 'Épinay', 'Oran', 'Zéralda']);
    expect(screen.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('status')).toHaveTextContent('/?sort=city');
    await sort();
    expect(firstCities(5)).toEqual(['Zéralda', 'Oran', 'Épinay', 'Annaba', 'Adrar']);
    expect(screen.getByRole('status')).toHaveTextContent('/?sort=-city');
    await sort();
    expect(firstCities(5)).toEqual(towns);
    expect(screen.getByRole('status')).toHaveTextContent('/');
  });

  test('opens in the order of the address', () => {
    showTowns(5, { address: '/?sort=-city' });
    expect(firstCities(2)).toEqual(['Zéralda', 'Oran']);
  });

  test('is sorted asynchronously if it is long', async () => {
    showTowns(3000, { address: '/?sort=city' });
    await waitFor(() => expect(firstCities(3)).toEqual(['Adrar', 'Adrar', 'Adrar']));
  });

  test('is sorted once its last rows have arrived', () => {
    showTowns(5, { address: '/?sort=city', total: 6 });
    expect(firstCities(5)).toEqual(towns);
    expect(within(screen.getByRole('columnheader', { name: 'City' })).queryByRole('button')).not.toBeInTheDocument();
  });

  test('offers its orders above two-line rows, which have no headings', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    await loadControls();
    showTowns(5);
    await userEvent.click(screen.getByRole('button', { name: 'Order: Default order' }));
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Default order');
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Default order',
      'City, ascending',
      'City, descending',
    ]);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'City, descending' }));
    expect(firstCities(2)).toEqual(['Zéralda', 'Oran']);
    expect(screen.getByRole('button', { name: 'Order: City, descending' })).toHaveFocus();
  });
});

test('the keyboard can focus and scroll it', () => {
  show(agencies(100));
  expect(screen.getByRole('region', { name: 'Agencies' })).toHaveAttribute('tabindex', '0');
});

test('reaching the last rows loads more', () => {
  const onEndReached = jest.fn();
  const list = (count: number) => (
    <MemoryRouter>
      <VirtualList
        caption="Agencies"
        rows={agencies(count)}
        rowKey={({ id }) => id}
        columns={columns}
        total={900}
        onEndReached={onEndReached}
      />
    </MemoryRouter>
  );
  const { rerender } = render(list(30));
  expect(onEndReached).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '901');
  rerender(list(500));
  expect(onEndReached).toHaveBeenCalledTimes(1);
});

test('print shows all loaded rows, without buttons, and the total', () => {
  const rows = agencies(120);
  const actions: Column<Agency> = {
    id: 'actions',
    title: 'Actions',
    narrow: 'actions',
    minWidth: 80,
    cell: () => <button>Edit</button>,
  };
  render(
    <MemoryRouter>
      <VirtualList caption="Agencies" rows={rows} rowKey={({ id }) => id} columns={[...columns, actions]} total={434} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('button').length).toBeLessThan(120);
  // As in browsers, before pages are counted.
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('row')).toHaveLength(121);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText(/^The first 120 of 434 rows/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getAllByRole('row').length).toBeLessThan(121);
  expect(screen.queryByText(/^The first/)).not.toBeInTheDocument();
});

test.each([
  [1_500, 1_500],
  [5_000, 2_000],
])('Ctrl+P loads the missing ones of %p rows, at most %p, before it prints', async (total, printed) => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const page = Math.max(7, total / 20);
  function List() {
    const [count, setCount] = useState(page);
    const fetchPage = async () => {
      setCount((known) => Math.min(known + page, total));
      return { isError: false };
    };
    return (
      <MemoryRouter>
        <VirtualList
          caption="Agencies"
          rows={agencies(count)}
          rowKey={({ id }) => id}
          columns={columns}
          total={total}
          onEndReached={count < total ? fetchPage : undefined}
        />
        <output>{count}</output>
      </MemoryRouter>
    );
  }
  render(<List />);
  await userEvent.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(Number(screen.getAllByRole('status').at(-1)?.textContent)).toBe(printed);
});
