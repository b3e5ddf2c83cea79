import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { apiQuery } from '@comptoir/kernel/internal/query/api-query';
import { useParams } from '@comptoir/kernel/router';
import { useSelection } from '@comptoir/kernel/internal/selection/selection';
import { useClaims } from '@comptoir/kernel/internal/session/session';
import { toastSuccess } from '@comptoir/kernel/toast';
import { LocationMap } from '@comptoir/maps';
import { failure, renderScreen } from './index';
import { refuseUnanswered } from './unanswered';

function Offices() {
  const { id } = useParams();
  const { role } = useClaims();
  const { selectedCountryCode } = useSelection();
  const offices = useQuery(apiQuery('listOffices', { query: { country: selectedCountryCode } }));
  return (
    <>
      <h1>{`${role} ${id ?? ''}`}</h1>
      <p>{offices.error ? offices.error.message : offices.data?.map(({ name }) => name).join(', ')}</p>
      <button type="button" onClick={() => toastSuccess('Saved')}>
        Save
      </button>
    </>
  );
}

const alger = {
  id: '01890000-0000-7000-8000-00000000000a',
  name: 'Alger Centre',
  city: 'Alger',
  countryCode: 'DZ',
  collectorsAmount: 2,
  admins: [],
};

test("a screen is rendered signed in, at its address, with the test's answers", async () => {
  const { calls } = renderScreen(<Offices />, {
    route: '/offices/7',
    path: '/offices/:id',
    claims: { role: 'ADMIN' },
    selection: { country: 'DZ' },
    api: { listOffices: () => [alger] },
  });
  expect(screen.getByRole('heading')).toHaveTextContent('ADMIN 7');
  expect(await screen.findByText('Alger Centre')).toBeVisible();
  expect(calls).toMatchObject([{ operation: 'listOffices', query: { country: 'DZ' } }]);
  expect(calls[0]?.headers.get('authorization')).toMatch(/^Bearer /);
});

test('an answer may be a failure', async () => {
  renderScreen(<Offices />, { api: { listOffices: () => failure(503, 'The database is not ready.') } });
  expect(await screen.findByText('The database is not ready.')).toBeVisible();
});

test('a call without a handler is reported', async () => {
  renderScreen(<Offices />);
  expect(await screen.findByText('The test has no handler for listOffices')).toBeVisible();
});

test('no state of one test reaches the next', async () => {
  const first = renderScreen(<Offices />, { selection: { country: 'DZ' }, api: { listOffices: () => [alger] } });
  await first.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText('Saved')[0]).toBeVisible();
  first.unmount();
  const { calls } = renderScreen(<Offices />, { api: { listOffices: () => [] } });
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(screen.queryByText('Alger Centre')).not.toBeInTheDocument();
  await waitFor(() => expect(calls).toMatchObject([{ query: {} }]));
  expect(calls[0]?.query).not.toHaveProperty('country');
});

test('a map is rendered without a provider of the test', async () => {
  renderScreen(<LocationMap location={{ lat: 36.77, lon: 3.05 }} title="Depot" />);
  expect(await screen.findByRole('region', { name: 'Map of Depot' })).toBeVisible();
});

test('a request that is no call of the contract fails the test by its name', async () => {
  renderScreen(<p>Fleet</p>);
  expect((await fetch('/vehicles?office=7')).status).toBe(404);
  expect(() => refuseUnanswered()).toThrow('GET /vehicles?office=7 is no call of the contract');
});
