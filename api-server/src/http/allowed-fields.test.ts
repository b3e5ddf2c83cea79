import { operationNames, type OperationName } from '@comptoir/api-contract/operations';
import { routes } from '@comptoir/api-contract/routes';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { openCase } from '../../test/cash-cases';
import { scheduleCollection } from '../../test/collections';
import { addFloat } from '../../test/money';
import { agencyInput } from '../../test/small-business';

const forged = {
  id: newId(),
  role: 'SUPERADMIN',
  officeId: newId(),
  office_id: newId(),
  version: 99,
  verified: true,
  passwordHash: 'x',
  password_hash: 'x',
  sessionEpoch: 99,
  archivedAt: '2026-01-01T00:00:00Z',
  archived_at: '2026-01-01T00:00:00Z',
  createdAt: '2020-01-01T00:00:00Z',
  collectedMinor: 1,
  collected_minor: 1,
};

describeApi('a change of a record', (api) => {
  const created = async (path: `/${string}`, body: object) =>
    (await api.call('SUPERADMIN', `POST ${path}`, { body })).json<{ id: string }>().id;
  const officeId = () => api.business().offices.algiers;
  const person = () => ({ name: 'Lina', email: `${newId()}@test.example`, phone: '1', role: 'COLLECTOR' });

  const changes: { name: OperationName; record: () => Promise<string>; change: object }[] = [
    {
      name: 'updateUser',
      record: () => created('/invite-user', { ...person(), officeId: officeId() }),
      change: { name: 'Changed' },
    },
    {
      name: 'updateOffice',
      record: () => created('/offices', { name: 'New', city: 'Oran', countryCode: 'DZ' }),
      change: { city: 'Changed' },
    },
    { name: 'updateAgency', record: () => created('/agencies', agencyInput(officeId())), change: { name: 'Changed' } },
    {
      name: 'updateCollection',
      record: async () => (await scheduleCollection(api)).id,
      change: { scheduledAmount: 77 },
    },
    {
      name: 'updateSupplier',
      record: () => created('/suppliers', { name: 'New', officeId: officeId() }),
      change: { name: 'Changed' },
    },
    {
      name: 'updateClosure',
      record: () =>
        created('/office-closures', { officeId: officeId(), from: '2090-01-01', to: '2090-01-02', reason: 'Works' }),
      change: { from: '2090-01-03', to: '2090-01-04', reason: 'Changed' },
    },
    {
      name: 'updateSeries',
      record: async () => {
        const { agencyId, collectorId, scheduledAmount, currency } = await scheduleCollection(api);
        const plan = { agencyId, collectorId, scheduledAmount, currency, rrule: 'FREQ=DAILY', startDate: '2090-01-01' };
        return created('/pick-up-series', { ...plan, officeId: officeId() });
      },
      change: { until: '2090-06-01' },
    },
    {
      name: 'assignCashCase',
      record: async () => {
        await addFloat(api, officeId(), 1);
        const ownerId = api.business().people.COLLECTOR.id;
        return openCase(api.connection(), { officeId: officeId(), ownerId, minor: -100n });
      },
      change: { dueDate: '2090-06-01T00:00:00.000Z' },
    },
    {
      name: 'updateView',
      record: () => created('/views', { list: 'agencies', name: 'Mine', query: 'search=oran' }),
      change: { name: 'Changed' },
    },
  ];

  test('is tested for every updating call', () => {
    expect(
      operationNames()
        // Personal settings, and resources replaced as a whole.
        .filter(
          (name) =>
            routes[name].method === 'PATCH' &&
            ![
              '/me',
              '/inbox/:id',
              '/inbox/mail',
              '/overview/month-mail',
              '/balance-limits/:officeId',
              '/cash/custody/:officeId',
              '/cash/limits/:officeId',
              '/cash/rules/:officeId',
              '/remote-limits/:remote',
              '/webhooks/:id',
              '/pick-up-series/:id/following',
            ].includes(routes[name].path),
        )
        .toSorted(),
    ).toEqual(changes.map(({ name }) => name).toSorted());
  });

  test.each(changes)('$name accepts its listed fields only', async ({ name, record, change }) => {
    const id = await record();
    const path = `/${routes[name].path.slice(1).replace(':id', id)}` as const;
    const read = async () => (await api.call('SUPERADMIN', `GET ${path}`)).json<Record<string, unknown>>();
    const before = await read();
    const { officeId: _office, ...rest } = forged;
    const body = { ...(['updateCollection', 'updateView'].includes(name) ? rest : forged), ...change };
    const answer = await api.call('SUPERADMIN', `PATCH ${path}`, { body });
    expect(answer.statusCode).toBe(200);
    expect(await read()).toEqual({ ...before, ...change });
    expect(answer.headers.etag).toBe('"2"');
  });

  test.each(['{"__proto__":{"role":"SUPERADMIN"}}', '{"constructor":{"prototype":{"role":"SUPERADMIN"}}}'])(
    'is refused for properties of all objects: %s',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await api.call('SUPERADMIN', `PATCH /offices/${officeId()}`, { body, headers });
      expect(answer.statusCode).toBe(400);
    },
  );
});
