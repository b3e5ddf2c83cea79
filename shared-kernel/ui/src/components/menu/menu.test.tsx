import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu';

const onSettings = jest.fn();
const onLogout = jest.fn();

beforeEach(() => {
  render(
    <>
      <Menu
        label="Profile"
        items={[
          { label: 'Settings', onSelect: onSettings },
          { label: 'Logout', onSelect: onLogout },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
});

const open = () => userEvent.click(screen.getByRole('button', { name: 'Profile' }));

test('it opens with the focus on its first item', async () => {
  await open();
  expect(screen.getByRole('menu', { name: 'Profile' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
});

test('arrow keys wrap around, Home and End go to the ends', async () => {
  await open();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
  await userEvent.keyboard('{End}{Home}{End}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
});

test('an item runs its action and closes the menu', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Escape closes it and restores the focus', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Profile' })).toHaveFocus();
});

test('typing focuses the matching item', async () => {
  await open();
  await userEvent.keyboard('log');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus());
});

test('Tab continues after its button', async () => {
  await open();
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  await open();
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('its button may have its own label, and a header above the items', async () => {
  render(
    <Menu
      label="Profile"
      buttonLabel="NB, Profile"
      header="Nadia Benali"
      items={[{ label: 'Logout', onSelect: () => undefined }]}
    >
      NB
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'NB, Profile' }));
  expect(screen.getByRole('menu', { name: 'Profile' })).toHaveAccessibleDescription('Nadia Benali');
});
