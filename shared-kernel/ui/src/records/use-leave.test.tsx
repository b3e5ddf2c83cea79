import type { ChangeState } from '@comptoir/ui/changes';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { RowLink } from '../components';
import { useLeave } from './use-leave';

function List() {
  return (
    <>
      <RowLink to="/agencies/17">Of the list</RowLink>
      <Link to="/agencies/17">From elsewhere</Link>
    </>
  );
}

function Agency() {
  const [state, setState] = useState<ChangeState>({ status: 'idle' });
  useLeave(state);
  return (
    <>
      <button onClick={() => setState({ status: 'saved' })}>Save</button>
      <button onClick={() => setState({ status: 'deleted' })}>Delete</button>
    </>
  );
}

async function open(link: string) {
  // Simulates an earlier page in the history.
  window.history.replaceState({ idx: 1 }, '', '/agencies?search=audin');
  const router = createBrowserRouter([
    { path: '/agencies', element: <List /> },
    { path: '/agencies/:id', element: <Agency /> },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByText(link));
  expect(window.location.pathname).toBe('/agencies/17');
}

test.each(['Save', 'Delete'])('%s returns to the list it was opened from, with its filters', async (button) => {
  await open('Of the list');
  await userEvent.click(screen.getByText(button));
  await waitFor(() => expect(window.location.href).toMatch(/\/agencies\?search=audin$/));
});

test('a record opened from elsewhere leads to the list of its area', async () => {
  await open('From elsewhere');
  await userEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(window.location.href).toMatch(/\/agencies$/));
});
