import { screen } from '@testing-library/react';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { Toolbar } from '..';

test('filters fold behind a button with the number of active ones; the search box does not', async () => {
  const { user } = renderScreen(
    <Toolbar active={2} search={<input aria-label="Search" />}>
      <input aria-label="From" />
    </Toolbar>,
  );
  const button = screen.getByRole('button', { name: 'Filters (2)' });
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(filters).toHaveClass('folded');
  expect(filters).toContainElement(screen.getByLabelText('From'));
  expect(filters).not.toContainElement(screen.getByLabelText('Search'));
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(filters).not.toHaveClass('folded');
});

test('nothing folds without a count of filters', () => {
  renderScreen(<Toolbar search={<input aria-label="Search" />} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Search')).toBeVisible();
});
