import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from '@comptoir/kernel/internal/router';
import { PageHeader } from './page-header';

const onBack = jest.fn();
const focusWhenPainted = jest.fn();

/** Records the focused element at the time of painting. */
function Below() {
  useLayoutEffect(() => {
    focusWhenPainted(document.activeElement?.localName);
  }, []);
  return null;
}

function open(path = '/agencies') {
  const routes = [
    {
      path: '/agencies',
      element: (
        <>
          <PageHeader title="Agencies" more={<button type="button">Export CSV</button>} />
          <Link to="/agencies/new">Add agency</Link>
          <Link to="/collectors/new">Add collector</Link>
          <Link to="?search=oran">Oran</Link>
        </>
      ),
    },
    {
      path: '/agencies/new',
      element: (
        <>
          <PageHeader title="New Agency" onBack={onBack} />
          <Below />
        </>
      ),
    },
    {
      path: '/collectors/new',
      element: (
        <div>
          <PageHeader title="New Collector" startsWith="form" />
          <form>
            <input aria-label="Number" readOnly />
            <input aria-label="Name" />
            <input aria-label="Email" />
          </form>
        </div>
      ),
    },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the title names the page and the tab', async () => {
  open();
  expect(await heading('Agencies')).toBeVisible();
  expect(document.title).toBe('Agencies · Comptoir');
});

test('the first page takes no focus, a navigation does', async () => {
  open();
  expect(await heading('Agencies')).not.toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Add agency' }));
  expect(await heading('New Agency')).toHaveFocus();
  // A key pressed once the page is visible must not reach the previous element.
  expect(focusWhenPainted.mock.calls).toEqual([['h1']]);
});

test('a create form focuses its first field, and the title is announced', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Add collector' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  const title = screen.getByRole('heading', { name: 'New Collector' });
  expect(screen.getByText('New Collector', { selector: '[aria-live="polite"]' })).not.toBe(title);
});

test('on touch devices the title has the focus and no keyboard opens', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(pointer: coarse)',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Add collector' }));
  expect(await heading('New Collector')).toHaveFocus();
});

test('changed search parameters do not move the focus', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Oran' }));
  expect(await heading('Agencies')).not.toHaveFocus();
});

test('a page opened from another has a back button', async () => {
  open('/agencies/new');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('secondary actions are unfolded by a button that announces its state', async () => {
  open();
  await heading('Agencies');
  const more = screen.getByRole('button', { name: 'More' });
  const unfolded = document.getElementById(more.getAttribute('aria-controls') ?? '');
  expect(unfolded).toContainElement(screen.getByRole('button', { name: 'Export CSV' }));
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(unfolded).toHaveAttribute('data-open', 'false');
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(unfolded).toHaveAttribute('data-open', 'true');
});
