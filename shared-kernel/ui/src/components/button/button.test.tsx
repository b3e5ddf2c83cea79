import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';

test('a busy button is disabled and announced as busy', async () => {
  const onClick = jest.fn();
  render(
    <Button busy onClick={onClick}>
      Saving...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a button does not submit its form by default', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button without text has a name', () => {
  render(<IconButton icon="edit" label="Edit supplier" />);
  expect(screen.getByRole('button', { name: 'Edit supplier' })).toBeVisible();
});

test('an action that opens a page is a link', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/agencies/new" icon="plus">
        Add agency
      </ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Add agency' })).toHaveAttribute('href', '/agencies/new');
});
