import { ApiError, isRefusal } from '@comptoir/kernel/http';
import { setLanguage } from '@comptoir/kernel/i18n';
import { session } from '@comptoir/kernel/session';
import { failure, renderScreen, type ServiceHandlers } from '@comptoir/remote-sdk/testing';
import { refuseUnanswered } from '@comptoir/remote-sdk/testing/unanswered';
import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { service, useServiceQuery } from './index';

const Vehicle = z.object({ id: z.number(), plate: z.string() });
const Vehicles = z.array(Vehicle);
const truck = { id: 1, plate: '16-001' };

function Fleet() {
  const vehicles = useServiceQuery('fleet', '/vehicles', Vehicles, { office: '7', search: '' });
  const add = () => service('fleet').post('/vehicles', { plate: '16-002' }, Vehicle);
  return (
    <>
      <p>{vehicles.data?.map(({ plate }) => plate).join(', ') ?? vehicles.error?.message}</p>
      <button type="button" onClick={() => void add()}>
        Add
      </button>
    </>
  );
}

function away(code: string, status = 502, headers: Record<string, string> = {}): Response {
  const body = { statusCode: status, error: 'Error', message: 'in English', code };
  return Response.json(body, { status, headers });
}

const render = (fleet: ServiceHandlers[string]) => renderScreen(<Fleet />, { services: { fleet } });

afterEach(() => setLanguage('en'));

test('a read arrives with the session and its query, and a write makes it out of date', async () => {
  const all = [truck];
  const { user, serviceCalls } = render({
    'GET /vehicles': () => all,
    'POST /vehicles': ({ body }) => {
      const added = { id: 2, ...z.parse(z.object({ plate: z.string() }), body) };
      all.push(added);
      return added;
    },
  });
  expect(await screen.findByText('16-001')).toBeVisible();
  const [read] = serviceCalls;
  expect(read).toMatchObject({ service: 'fleet', route: 'GET /vehicles', query: { office: '7' } });
  expect(read?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(read?.headers.get('idempotency-key')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('16-001, 16-002')).toBeVisible();
  expect(serviceCalls[1]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a write names what becomes out of date', async () => {
  const reads = jest.fn(() => [truck]);
  render({ 'GET /vehicles': reads, 'PUT /drivers/:id': () => undefined, 'DELETE /vehicles/:id': () => undefined });
  await screen.findByText('16-001');
  await service('fleet').put('/drivers/3', {}, z.undefined(), { stale: ['/drivers'] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reads).toHaveBeenCalledTimes(1);
  await service('fleet').delete('/vehicles/1', { stale: ['/vehicles'] });
  await screen.findByText('16-001');
  expect(reads).toHaveBeenCalledTimes(2);
});

test('a read is repeated while the service is away, and a write is not', async () => {
  const answers = [
    away('service-away', 502, { 'retry-after': '0' }),
    away('service-slow', 504, { 'retry-after': '0' }),
  ];
  const add = jest.fn(() => away('service-away'));
  render({ 'GET /vehicles': () => answers.shift() ?? [truck], 'POST /vehicles': add });
  expect(await screen.findByText('16-001')).toBeVisible();
  await expect(service('fleet').post('/vehicles', {})).rejects.toThrow('cannot be reached');
  expect(add).toHaveBeenCalledTimes(1);
});

test('a refusal is an error of the kernel, in the language of the page', async () => {
  await setLanguage('fr');
  render({ 'GET /vehicles': () => away('service-not-allowed', 403), 'GET /rules': () => failure(422, 'Not a plate') });
  expect(await screen.findByText('Le service fleet n’est pas encore autorisé dans ce déploiement.')).toBeVisible();
  const refused = await service('fleet')
    .get('/rules', Vehicle)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(isRefusal(refused, 'invalid')).toBe(true);
  expect(refused).toHaveProperty('message', 'Not a plate');
});

test('an answer in another shape is an error with its cause', async () => {
  render({ 'GET /vehicles': () => [{ id: 'one' }] });
  expect(await screen.findByText('The answer of fleet to GET /vehicles does not match the schema')).toBeVisible();
});

test('a refused session ends, and nothing is sent without one', async () => {
  render({ 'GET /vehicles': () => away('not-signed-in', 401) });
  await waitFor(() => expect(session.get()).toEqual({ status: 'signed-out', reason: 'ended' }));
  await expect(service('fleet').get('/vehicles', Vehicles)).rejects.toThrow('not authenticated');
});

test('a request without a handler fails the test by its name', async () => {
  render({ 'POST /vehicles': () => truck });
  expect(await screen.findByText('The test has no handler for fleet GET /vehicles')).toBeVisible();
  expect(() => refuseUnanswered()).toThrow('fleet GET /vehicles');
});
