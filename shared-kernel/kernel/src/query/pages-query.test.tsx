import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { useInfiniteQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { apiCursorQuery, apiPagesQuery } from './pages-query';

const agencies = Array.from({ length: 5 }, (_, index) => ({ id: `a${index + 1}`, name: `Agency ${index + 1}` }));

function Agencies() {
  const list = useInfiniteQuery(apiPagesQuery('listAgencies', (page) => ({ query: { page, limit: 2 } })));
  return (
    <>
      <p>{list.data?.rows.map(({ name }) => name).join(', ')}</p>
      <p>{`of ${list.data?.total}`}</p>
      <button type="button" disabled={!list.hasNextPage} onClick={() => void list.fetchNextPage()}>
        More
      </button>
    </>
  );
}

test('loads pages until all rows are there', async () => {
  const { user } = renderScreen(<Agencies />, {
    api: {
      listAgencies: ({ query }) => {
        const from = (Number(query['page']) - 1) * 2;
        return Response.json(agencies.slice(from, from + 2), { headers: { 'x-total-count': '5' } });
      },
    },
  });
  expect(await screen.findByText('Agency 1, Agency 2')).toBeVisible();
  expect(screen.getByText('of 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('Agency 1, Agency 2, Agency 3, Agency 4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText(/Agency 5$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
});

function Collections() {
  const list = useInfiniteQuery(apiCursorQuery('listCollections', (after) => ({ query: { after, limit: 2 } })));
  return (
    <button type="button" disabled={!list.hasNextPage} onClick={() => void list.fetchNextPage()}>
      {list.data?.rows.map(({ id }) => id).join(', ')}
    </button>
  );
}

test('cursor pages are requested by their last row, regardless of rows inserted before it', async () => {
  const numbers = ['9', '7', '5'];
  const { user, calls } = renderScreen(<Collections />, {
    api: {
      listCollections: ({ query }) => {
        const from = numbers.indexOf(query['after'] ?? '') + 1;
        const rows = numbers.slice(from, from + 2).map((id) => ({ id }));
        return Response.json(rows, { headers: { 'x-total-count': String(numbers.length) } });
      },
    },
  });
  const more = await screen.findByRole('button', { name: '9, 7' });
  numbers.unshift('11');
  await user.click(more);
  expect(await screen.findByRole('button', { name: '9, 7, 5' })).toBeEnabled();
  expect(calls.map(({ query }) => query['after'])).toEqual([undefined, '7']);
});

test('a list longer than its counted total loads pages as long as they have rows', async () => {
  const numbers = Array.from({ length: 5 }, (_, index) => `${index + 1}`);
  const { user } = renderScreen(<Collections />, {
    api: {
      listCollections: ({ query }) => {
        const from = numbers.indexOf(query['after'] ?? '') + 1;
        const rows = numbers.slice(from, from + 2).map((id) => ({ id }));
        return Response.json(rows, { headers: { 'x-total-count': String(MORE_ROWS) } });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '1, 2' }));
  await user.click(await screen.findByRole('button', { name: '1, 2, 3, 4' }));
  const last = await screen.findByRole('button', { name: '1, 2, 3, 4, 5' });
  expect(last).toBeEnabled();
  await user.click(last);
  await waitFor(() => expect(last).toBeDisabled());
});
