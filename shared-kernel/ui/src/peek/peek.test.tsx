import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Column } from '../components/list/column';
import { RowLink } from '../components/list/row-link';
import { loadVirtualTable, VirtualList } from '../components/list/virtual-list';
// Preloads the lazy module, so that no test waits for its compilation.
import './peek-panel';

interface Agency {
  id: string;
  name: string;
  email: string;
}

const columns: readonly Column<Agency>[] = [
  {
    id: 'name',
    title: 'Name',
    minWidth: 200,
    narrow: 'title',
    cell: ({ id, name }) => <RowLink to={id}>{name}</RowLink>,
  },
  { id: 'email', title: 'Email', minWidth: 0, closely: true, cell: ({ email }) => email },
  {
    id: 'actions',
    title: 'Actions',
    minWidth: 100,
    narrow: 'actions',
    cell: ({ name }) => <button>{`Close ${name}`}</button>,
  },
];
const agencies: readonly Agency[] = ['Zahra', 'Nour', 'Sabah'].map((name) => ({
  id: name,
  name,
  email: `${name.toLowerCase()}@agency.example`,
}));
const idOf = ({ id }: Agency) => id;
const pathOf = ({ id }: Agency) => `/agencies/${id}`;

function list(rows: readonly Agency[]) {
  return (
    <MemoryRouter initialEntries={['/agencies?search=a']}>
      <VirtualList caption="Agencies" rows={rows} rowKey={idOf} columns={columns} recordPath={pathOf} />
    </MemoryRouter>
  );
}

const panel = () => screen.findByRole('complementary', { name: 'Preview' });
const noPanel = () => waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
const row = (name: string) => within(screen.getByRole('table')).getByRole('link', { name });

beforeAll(loadVirtualTable);

test('space on a row shows all its columns, also those hidden in the list, and keeps the focus', async () => {
  const user = userEvent.setup();
  render(list(agencies));
  expect(screen.queryByText('nour@agency.example')).not.toBeInTheDocument();
  row('Nour').focus();
  await user.keyboard(' ');
  expect(await panel()).toHaveTextContent('nour@agency.example');
  expect(within(await panel()).queryByRole('button', { name: 'Close Nour' })).not.toBeInTheDocument();
  expect(within(await panel()).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/agencies/Nour');
  expect(row('Nour')).toHaveFocus();
  await user.keyboard(' ');
  await noPanel();
});

test('the arrows move to neighbouring rows, and the panel follows the focus', async () => {
  const user = userEvent.setup();
  render(list(agencies));
  row('Nour').focus();
  await user.keyboard(' {ArrowDown}');
  expect(row('Sabah')).toHaveFocus();
  expect(await panel()).toHaveTextContent('sabah@agency.example');
  await user.keyboard('{ArrowDown}');
  expect(row('Sabah')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(await panel()).toHaveTextContent('zahra@agency.example');
  await user.keyboard('{Escape}');
  await noPanel();
  expect(row('Zahra')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(row('Zahra')).toHaveFocus();
});

test('space on a button of the row presses it, and the panel of a removed row closes', async () => {
  const user = userEvent.setup();
  const { rerender } = render(list(agencies));
  screen.getByRole('button', { name: 'Close Nour' }).focus();
  await user.keyboard(' ');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  row('Nour').focus();
  await user.keyboard(' ');
  await panel();
  rerender(list(agencies.filter(({ id }) => id !== 'Nour')));
  await noPanel();
});

test('its button closes it', async () => {
  const user = userEvent.setup();
  render(list(agencies));
  row('Zahra').focus();
  await user.keyboard(' ');
  await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
});

test('without a focus, space opens the row under the mouse, and the keys continue from there', async () => {
  const user = userEvent.setup();
  render(list(agencies));
  await user.keyboard(' ');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await user.hover(row('Nour'));
  await user.keyboard(' ');
  expect(await panel()).toHaveTextContent('nour@agency.example');
  await user.keyboard('{ArrowDown}');
  expect(await panel()).toHaveTextContent('sabah@agency.example');
  await user.keyboard(' ');
  await noPanel();
  await user.unhover(row('Nour'));
  row('Sabah').blur();
  await user.keyboard(' ');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
