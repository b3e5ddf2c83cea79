import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { Agency } from '@comptoir/api-contract/agencies';
import { agencyFields } from '@comptoir/api-contract/fields/agency';
import { emptyOf } from '@comptoir/api-contract/fields/field';
import { renderScreen, type ReceivedCall } from '@comptoir/remote-sdk/testing';
import { apiRowsQuery } from './rows-query';

const agency = (id: string, name: string): Agency => ({
  ...emptyOf(agencyFields),
  id,
  name,
  address: '1 Rue',
  city: 'Algiers',
  postalCode: '16000',
  countryCode: 'DZ',
  email: 'a@test.example',
  phone: '1',
  lat: 36,
  lon: 3,
  officeId: 'o',
});
const rows = [agency('1', 'Audin'), agency('2', 'Belcourt')];

function Agencies() {
  const list = useQuery(apiRowsQuery('listAgencies', { query: { officeId: 'o' } }));
  return (
    <>
      <p>{list.data?.map(({ name }) => name).join(', ')}</p>
      <button type="button" onClick={() => void list.refetch()}>
        Again
      </button>
    </>
  );
}

const whole = (version?: string) =>
  Response.json(rows, { headers: { 'x-total-count': '2', ...(version && { 'x-list-version': version }) } });
const changed = (version: string, delta: object, total: number) =>
  Response.json(delta, { status: 226, headers: { 'x-total-count': String(total), 'x-list-version': version } });

function readAgain(...answers: ((call: ReceivedCall) => Response)[]) {
  let next = 0;
  return renderScreen(<Agencies />, {
    api: { listAgencies: (call) => answers[next++]?.(call) ?? Response.error() },
  });
}

const versions = (calls: readonly ReceivedCall[]) => calls.map(({ query }) => query['since']);

test('a list with a version is refetched as a delta, repeatedly', async () => {
  const { user, calls } = readAgain(
    () => whole('7-a'),
    () => changed('8-b', { rows: [{ after: '2', row: agency('1', 'Zouaves') }], gone: [] }, 2),
    () => changed('9-c', { rows: [], gone: ['2'] }, 1),
  );
  expect(await screen.findByText('Audin, Belcourt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Belcourt, Zouaves')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Zouaves')).toBeVisible();
  expect(versions(calls)).toEqual([undefined, '7-a', '8-b']);
});

test('an inconsistent delta is discarded and the whole list is read', async () => {
  const { user, calls } = readAgain(
    () => whole('7-a'),
    () => changed('8-b', { rows: [{ after: 'unknown', row: agency('3', 'Zouaves') }], gone: [] }, 3),
    () =>
      Response.json([...rows, agency('4', 'Télemly'), agency('3', 'Zouaves')], { headers: { 'x-total-count': '4' } }),
  );
  expect(await screen.findByText('Audin, Belcourt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Audin, Belcourt, Télemly, Zouaves')).toBeVisible();
  expect(versions(calls)).toEqual([undefined, '7-a', undefined]);
});

test('a full answer replaces the rows, and a list without a version is requested as a whole', async () => {
  const { user, calls } = readAgain(
    () => whole('7-a'),
    () => Response.json([agency('3', 'Zouaves')], { headers: { 'x-total-count': '1' } }),
    () => whole(),
  );
  expect(await screen.findByText('Audin, Belcourt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Zouaves')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Audin, Belcourt')).toBeVisible();
  expect(versions(calls)).toEqual([undefined, '7-a', undefined]);
});
