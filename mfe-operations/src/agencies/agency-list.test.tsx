import { selection } from '@comptoir/kernel/selection';
import { failure } from '@comptoir/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import { renderArea } from '../testing/render-area';
import { agency, office } from '../testing/samples';
import { Area } from './agencies.area';

const route = '/agencies';
const listAgencies = () => [agency];

test('a row shows the agency with its office and links to it', async () => {
  renderArea(Area, { route, api: { listAgencies } });
  const name = await screen.findByRole('link', { name: 'Pharmacie Audin' });
  expect(name).toHaveAttribute('href', `/agencies/${agency.id}`);
  expect(await screen.findByRole('cell', { name: 'Algiers Centre' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add agency' })).toHaveAttribute('href', '/agencies/new');
});

test('the link to archived agencies is shown to roles that may restore them', async () => {
  const { unmount } = renderArea(Area, { route, api: { listAgencies } });
  expect(await screen.findByRole('link', { name: 'Archived' })).toHaveAttribute('href', '/agencies/archived');
  unmount();
  renderArea(Area, { route, api: { listAgencies }, claims: { role: 'OFFICEMANAGER', officeId: office.id } });
  await screen.findByRole('link', { name: 'Pharmacie Audin' });
  expect(screen.queryByRole('link', { name: 'Archived' })).not.toBeInTheDocument();
});

test('all agencies of the selected country and office are requested', async () => {
  const { calls } = renderArea(Area, { route, api: { listAgencies } });
  await screen.findByRole('link', { name: 'Pharmacie Audin' });
  const call = calls.find(({ operation }) => operation === 'listAgencies');
  expect(call?.query).toEqual({ page: '1', limit: '50000', countryCode: 'DZ', officeId: office.id });
});

test('nothing is requested and no empty state is shown without a selected office', () => {
  const { calls } = renderArea(Area, { route, selection: { country: 'DZ' } });
  expect(screen.getByRole('heading', { name: 'Agencies' })).toBeVisible();
  expect(screen.queryByText('No agencies found')).not.toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('listAgencies');
});

test('a heading sorts through the address without another request', async () => {
  const audin = { ...agency, city: 'Oran' };
  const others = [
    { ...agency, id: `${agency.id.slice(0, -1)}e`, name: 'Boutique', city: 'Adrar' },
    { ...agency, id: `${agency.id.slice(0, -1)}f`, name: 'Épicerie', city: 'Béjaïa' },
  ];
  const { user, calls, address } = renderArea(Area, { route, api: { listAgencies: () => [audin, ...others] } });
  await screen.findByRole('link', { name: 'Pharmacie Audin' });
  const names = () =>
    screen.getAllByRole('link', { name: /Pharmacie|Boutique|Épicerie/ }).map((link) => link.textContent);
  await user.click(screen.getByRole('button', { name: 'City' }));
  expect(names()).toEqual(['Boutique', 'Épicerie', 'Pharmacie Audin']);
  expect(address()).toBe('/agencies?sort=city');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Boutique', 'Épicerie', 'Pharmacie Audin']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Pharmacie Audin', 'Épicerie', 'Boutique']);
  expect(calls.filter(({ operation }) => operation === 'listAgencies')).toHaveLength(1);
});

test('selecting another office shows its agencies', async () => {
  renderArea(Area, { route, api: { listAgencies: ({ query }) => (query['officeId'] === office.id ? [agency] : []) } });
  await screen.findByRole('link', { name: 'Pharmacie Audin' });
  act(() => selection.chooseOffice('01890000-0000-7000-8000-00000000000b'));
  expect(await screen.findByText('No agencies found')).toBeVisible();
});

test('the search waits for a pause of 1000 ms and is kept in the address', async () => {
  jest.useFakeTimers();
  const { user, calls, address } = renderArea(Area, {
    route,
    api: { listAgencies: ({ query }) => (query['search'] === undefined ? [agency] : []) },
  });
  await screen.findByRole('link', { name: 'Pharmacie Audin' });
  const searches = () =>
    calls.filter(({ operation }) => operation === 'listAgencies').map(({ query }) => query['search']);

  await user.type(screen.getByPlaceholderText('Search'), 'oran');
  act(() => jest.advanceTimersByTime(999));
  expect(searches()).toEqual([undefined]);
  act(() => jest.advanceTimersByTime(1));
  expect(await screen.findByText('No agencies found')).toBeVisible();
  expect(searches()).toEqual([undefined, 'oran']);
  expect(address()).toBe('/agencies?search=oran');
  jest.useRealTimers();
});

test('no empty state is shown while the list loads', async () => {
  let answer: (rows: []) => void = () => undefined;
  const pending = new Promise<[]>((resolve) => {
    answer = resolve;
  });
  renderArea(Area, { route, api: { listAgencies: () => pending } });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByText('No agencies found')).not.toBeInTheDocument();
  answer([]);
  expect(await screen.findByText('No agencies found')).toBeVisible();
});

test('a list that fails to load shows the reason and a retry', async () => {
  let broken = true;
  const { user } = renderArea(Area, {
    route,
    api: { listAgencies: () => (broken ? failure(503, 'The database is starting.') : [agency]) },
  });
  expect(await screen.findByText('The database is starting.')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Pharmacie Audin' })).toBeVisible();
});

test('an empty list explains its purpose, an empty search offers all rows', async () => {
  const { user } = renderArea(Area, { route, api: { listAgencies: () => [] } });
  expect(await screen.findByText(/^Pharmacies and shops that hand over cash/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add the first agency' })).toHaveAttribute('href', '/agencies/new');
  await user.type(screen.getByPlaceholderText('Search'), 'oran{Enter}');
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect(screen.queryByText(/^Pharmacies and shops/)).not.toBeInTheDocument();
});
