import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded } from './loaded';

const refetch = jest.fn();
const pending = { data: undefined, error: null, refetch };

test('what is on its way is outlined', () => {
  render(<Loaded query={pending}>{String}</Loaded>);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
});

test('what is on its way may have an outline of its own', () => {
  render(
    <Loaded query={pending} placeholder="Nearly there">
      {String}
    </Loaded>,
  );
  expect(screen.getByText('Nearly there')).toBeVisible();
});

test('what failed says why, and is asked for again', async () => {
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

test('what is there stays, though it could not be read again', () => {
  render(<Loaded query={{ data: 0, error: new Error('Away'), refetch }}>{(count) => `${count} rows`}</Loaded>);
  expect(screen.getByText('0 rows')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
