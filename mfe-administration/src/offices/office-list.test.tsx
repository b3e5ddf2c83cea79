import { selection } from '@comptoir/kernel/selection';
import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { algiers, lyon } from '../testing/samples';
import { Area } from './offices.area';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

function renderOffices({ api, ...options }: Options = {}) {
  const listOffices: NonNullable<Options['api']>['listOffices'] = ({ query }) =>
    [algiers, lyon].filter(({ countryCode }) => (query['country'] ?? countryCode) === countryCode);
  return renderScreen(<Area />, {
    route: '/manage-offices',
    path: '/manage-offices/*',
    api: { listOffices, ...api },
    ...options,
  });
}

test('an office shows its flag, country and number of collectors, and its name links to it', async () => {
  renderOffices();
  const name = await screen.findByRole('link', { name: 'Algiers Centre' });
  expect(name).toHaveAttribute('href', `/manage-offices/${algiers.id}`);
  const row = screen.getAllByRole('row').find((candidate) => candidate.contains(name)) ?? document.body;
  expect(within(row).getByRole('presentation')).toHaveAttribute('src', '/flags/DZ.svg');
  expect(within(row).getByRole('cell', { name: 'Algeria' })).toBeVisible();
  expect(within(row).getByRole('cell', { name: '4 collectors' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Office' })).toHaveAttribute('href', '/manage-offices/new');
});

test('without a country every office in reach is shown, with one only its own', async () => {
  renderOffices();
  expect(await screen.findByRole('link', { name: 'Lyon Part-Dieu' })).toBeVisible();
  act(() => selection.chooseCountry('DZ'));
  await screen.findByText('1 office');
  expect(screen.queryByRole('link', { name: 'Lyon Part-Dieu' })).not.toBeInTheDocument();
});

test('the search is kept in the address and sent with the country', async () => {
  const { user, calls, address } = renderOffices({ selection: { country: 'DZ' } });
  await screen.findByRole('link', { name: 'Algiers Centre' });
  await user.type(screen.getByPlaceholderText('Search'), 'oran{Enter}');
  await waitFor(() => expect(calls.at(-1)?.query).toEqual({ country: 'DZ', search: 'oran' }));
  expect(address()).toBe('/manage-offices?search=oran');
});

test('an archived office is restored from its list, and its money book opens', async () => {
  const archived: unknown[] = [];
  const { user, calls, address } = renderOffices({
    route: '/manage-offices/archived',
    selection: { country: 'DZ' },
    api: {
      listOffices: ({ query }) => {
        archived.push(query['archived']);
        return [algiers];
      },
      restoreOffice: () => algiers,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Archived offices' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Restore Algiers Centre' }));
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('restoreOffice'));
  expect(archived).toContain('true');
  await user.click(screen.getByRole('button', { name: 'Money book: Algiers Centre' }));
  expect(selection.get()).toEqual({ selectedCountryCode: 'DZ', selectedOfficeId: algiers.id });
  expect(address()).toBe('/money-book');
});

test('an empty list says that there are no offices', async () => {
  renderOffices({ api: { listOffices: () => [] } });
  expect(await screen.findByText('No offices found')).toBeVisible();
});

test('a failed list says why', async () => {
  renderOffices({ api: { listOffices: () => failure(503, 'The database is starting.') } });
  expect(await screen.findByText('The database is starting.')).toBeVisible();
});
