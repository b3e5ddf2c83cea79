import { act, screen } from '@testing-library/react';
import { apiPagesQuery, apiQuery } from '../query';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { useOfficePages, useOfficeQuery } from './office-query';
import { selection } from './selection';

const OFFICE = '01890000-0000-7000-8000-00000000000a';
const NAFTAL = { id: '01890000-0000-7000-8000-0000000000f1', name: 'Naftal', officeId: null };

function Suppliers({ enabled = true }: { enabled?: boolean }) {
  const { data } = useOfficeQuery((place) => apiQuery('listSuppliers', { query: { officeId: place?.officeId } }), {
    enabled,
  });
  return <p>{data ? `${data.length} suppliers` : 'Nothing yet'}</p>;
}

function Collections() {
  const { data } = useOfficePages((place) =>
    apiPagesQuery('listCollections', (page) => ({ query: { officeId: place?.officeId, page, limit: 10 } })),
  );
  return <p>{data ? `${data.total} collections` : 'Nothing yet'}</p>;
}

const api = { listSuppliers: () => [NAFTAL], listCollections: () => [] };

test('waits for an office, then requests its data', async () => {
  const { calls } = renderScreen(<Suppliers />, { api, selection: { country: 'DZ' } });
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(calls).toHaveLength(0);
  act(() => selection.chooseOffice(OFFICE));
  expect(await screen.findByText('1 suppliers')).toBeVisible();
  expect(calls.map(({ query }) => query)).toEqual([{ officeId: OFFICE }]);
});

test('can wait for another condition as well', () => {
  const { calls } = renderScreen(<Suppliers enabled={false} />, { api, selection: { country: 'DZ', office: OFFICE } });
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('a paged list waits for an office as well', async () => {
  const { calls } = renderScreen(<Collections />, { api, selection: { country: 'DZ' } });
  expect(calls).toHaveLength(0);
  act(() => selection.chooseOffice(OFFICE));
  expect(await screen.findByText('0 collections')).toBeVisible();
  expect(calls[0]?.query).toMatchObject({ officeId: OFFICE, page: '1' });
});
