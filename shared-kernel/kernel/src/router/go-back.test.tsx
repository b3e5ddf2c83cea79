import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useGoBack } from './go-back';

function Page() {
  return <button onClick={useGoBack()}>Back</button>;
}

function open(address: string) {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  return { router, back: () => userEvent.click(screen.getByRole('button', { name: 'Back' })) };
}

test('goes one step back in the history, with filters', async () => {
  const { router, back } = open('/agencies?search=audin');
  await act(() => router.navigate('/agencies/17'));
  await back();
  await screen.findByRole('button');
  expect(window.location.href).toMatch(/\/agencies\?search=audin$/);
});

test('from the first opened page, goes to the list of its area', async () => {
  const { back } = open('/collection-schedules/edit/1042');
  await back();
  expect(window.location.pathname).toBe('/collection-schedules');
});
