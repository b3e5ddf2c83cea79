import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from '../../router';
import { PageHeader } from './page-header';

const onBack = jest.fn();

function open(path = '/agencies') {
  const routes = [
    {
      path: '/agencies',
      element: (
        <>
          <PageHeader title="Agencies" />
          <Link to="/agencies/new">Add agency</Link>
          <Link to="?search=oran">Oran</Link>
        </>
      ),
    },
    { path: '/agencies/new', element: <PageHeader title="New Agency" onBack={onBack} /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the title names the page and the tab', async () => {
  open();
  expect(await heading('Agencies')).toBeVisible();
  expect(document.title).toBe('Agencies · Comptoir');
});

test('the first page takes no focus, a page that one came to does', async () => {
  open();
  expect(await heading('Agencies')).not.toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Add agency' }));
  expect(await heading('New Agency')).toHaveFocus();
});

test('another search in the same page leaves the focus where it is', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Oran' }));
  expect(await heading('Agencies')).not.toHaveFocus();
});

test('a page that came from another has a way back', async () => {
  open('/agencies/new');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});
