import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useListState } from './index';
import { readListState, writeListState } from './list-state';

const defaults = { search: '', sort: 'name' };

test('the address provides its values, the defaults the rest', () => {
  expect(readListState(new URLSearchParams('search=oran&other=1'), defaults)).toEqual({ search: 'oran', sort: 'name' });
});

test('a default value leaves the address, and other parameters stay', () => {
  const params = new URLSearchParams('search=oran&sort=city&other=1');
  expect(writeListState(params, defaults, { search: '', sort: 'city' }).toString()).toBe('sort=city&other=1');
});

function Search() {
  const [{ search }, change] = useListState(defaults);
  return <input aria-label="Search" value={search} onChange={({ target }) => change({ search: target.value })} />;
}

test('a list keeps its state in the address without history entries', async () => {
  const router = createMemoryRouter([{ path: '/agencies', element: <Search /> }], { initialEntries: ['/agencies'] });
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText('Search'), 'oran');
  expect(screen.getByLabelText('Search')).toHaveValue('oran');
  expect(router.state.location.search).toBe('?search=oran');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('two simultaneous changes both reach the address', async () => {
  function Both() {
    const [, change] = useListState(defaults);
    const press = () => {
      change({ search: 'oran' });
      change({ sort: 'city' });
    };
    return (
      <button type="button" onClick={press}>
        Both
      </button>
    );
  }
  const router = createMemoryRouter([{ path: '/agencies', element: <Both /> }], { initialEntries: ['/agencies'] });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Both' }));
  expect(router.state.location.search).toBe('?search=oran&sort=city');
});

test('a control bound to the address updates before anything else renders', async () => {
  function Reversed() {
    const [{ sort }, change] = useListState(defaults);
    return (
      <input
        type="checkbox"
        checked={sort === 'reversed'}
        onChange={({ target }) => change({ sort: target.checked ? 'reversed' : 'name' })}
      />
    );
  }
  const router = createMemoryRouter([{ path: '/agencies', element: <Reversed /> }], { initialEntries: ['/agencies'] });
  render(<RouterProvider router={router} />);
  // As in a browser, where updates are not flushed by `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    screen.getByRole('checkbox').click();
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    expect(screen.getByRole('checkbox')).toBeChecked();
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
});
