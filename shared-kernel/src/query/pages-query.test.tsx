import { useInfiniteQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { renderScreen } from '../testing';
import { apiPagesQuery } from './pages-query';

const agencies = Array.from({ length: 5 }, (_, index) => ({ name: `Agency ${index + 1}` }));

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

test('the pages follow one another until all rows are there', async () => {
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
