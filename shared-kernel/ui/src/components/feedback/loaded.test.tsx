import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded } from './loaded';

const refetch = jest.fn();
const pending = { data: undefined, error: null, refetch };

test('shows a skeleton while loading', () => {
  render(<Loaded query={pending}>{String}</Loaded>);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
});

test('shows a custom placeholder while loading', () => {
  render(
    <Loaded query={pending} placeholder="Nearly there">
      {String}
    </Loaded>,
  );
  expect(screen.getByText('Nearly there')).toBeVisible();
});

test('shows the reason of a failure, and retries', async () => {
  const query = { ...pending, error: new Error('The database is starting.') };
  render(
    <Loaded query={query} failed="No balances">
      {String}
    </Loaded>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No balances');
  expect(screen.getByRole('alert')).toHaveTextContent('The database is starting.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('keeps data after a failed refetch', () => {
  render(<Loaded query={{ data: 0, error: new Error('Away'), refetch }}>{(count) => `${count} rows`}</Loaded>);
  expect(screen.getByText('0 rows')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
