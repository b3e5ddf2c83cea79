import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from '@comptoir/kernel/internal/router';
import { useUnsavedChanges } from './unsaved-changes';

function Page({ isDirty }: { isDirty: boolean }) {
  const prompt = useUnsavedChanges(isDirty);
  return (
    <>
      <Link to="/agencies">Agencies</Link>
      <Link to="?tab=map">Map</Link>
      {prompt}
    </>
  );
}

function open(isDirty: boolean) {
  const routes = [
    { path: '/agencies/new', element: <Page isDirty={isDirty} /> },
    { path: '/agencies', element: <p>The list</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/agencies/new'] })} />);
}

const leave = () => userEvent.click(screen.getByRole('link', { name: 'Agencies' }));

test('a form without changes is left without a question', async () => {
  open(false);
  await leave();
  expect(await screen.findByText('The list')).toBeVisible();
});

test('a form with changes asks, and stays on request', async () => {
  open(true);
  await leave();
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay on the page' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByText('The list')).not.toBeInTheDocument();
});

test('a form with changes is left on request', async () => {
  open(true);
  await leave();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The list')).toBeVisible();
});

test('changed search parameters do not count as leaving', async () => {
  open(true);
  await userEvent.click(screen.getByRole('link', { name: 'Map' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  [true, 'asks'],
  [false, 'does not ask'],
])('closing the tab with changes %s: the browser %s', (isDirty) => {
  open(isDirty);
  const notPrevented = fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(notPrevented).toBe(!isDirty);
});
