import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { Notice } from './notice';
import { Spinner } from './spinner';

test('an empty state suggests a next step', () => {
  render(
    <EmptyState title="No agencies found">
      <Button>Add agency</Button>
    </EmptyState>,
  );
  expect(screen.getByText('No agencies found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add agency' })).toBeVisible();
});

test('an error has its reason and a retry button', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Operations could not be loaded" error={new Error('Timed out')} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Operations could not be loadedTimed out');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an error without a retry has no button', () => {
  render(<ErrorState />);
  expect(screen.getByText('This could not be loaded')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a danger notice is assertive, others are polite', () => {
  render(
    <>
      <Notice tone="danger">Somebody else changed this agency</Notice>
      <Notice>An earlier version is shown</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed this agency');
  expect(screen.getByRole('status')).toHaveTextContent('An earlier version is shown');
});

test('a spinner without text beside it has a label', () => {
  render(<Spinner label="Loading" />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
});
