import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreActions } from './more-actions';

test('actions are folded while one of them is under way, and the focus stays at their button', async () => {
  const user = userEvent.setup();
  const menu = <button type="button">Delete</button>;
  const { rerender } = render(<MoreActions menu={menu} isBusy={false} />);
  const more = screen.getByRole('button', { name: 'More' });
  await user.click(more);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(more).toHaveAttribute('aria-expanded', 'true');
  rerender(<MoreActions menu={menu} isBusy />);
  expect(more).toHaveFocus();
  expect(more).toHaveAttribute('aria-expanded', 'false');
  rerender(<MoreActions menu={menu} isBusy={false} />);
  expect(more).toHaveAttribute('aria-expanded', 'false');
});
