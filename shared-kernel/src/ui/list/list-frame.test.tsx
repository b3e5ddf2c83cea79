import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListFrame } from './list-frame';

const refetch = jest.fn();

function show(query: { data?: readonly string[]; error?: Error }) {
  render(
    <ListFrame
      query={{ data: query.data, error: query.error ?? null, refetch }}
      empty="No agencies found"
      emptyAction={<button>Add the first agency</button>}
    >
      {(rows) => <p>{rows.join(', ')}</p>}
    </ListFrame>,
  );
}

test('rows that are on the way show as such, and not as none', () => {
  show({});
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByText('No agencies found')).not.toBeInTheDocument();
});

test('no rows say so', () => {
  show({ data: [] });
  expect(screen.getByText('No agencies found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add the first agency' })).toBeVisible();
});

test('rows that failed say why, with a way to try again', async () => {
  show({ error: new Error('The server did not answer.') });
  expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('rows that are there stay when a later fetch fails', () => {
  show({ data: ['Oran', 'Alger'], error: new Error('The server did not answer.') });
  expect(screen.getByText('Oran, Alger')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
