import type { AuditEntry } from '@comptoir/api-contract/audit';
import type { Operation } from '@comptoir/api-contract/operation';
import { operationNames, operations, type OperationName } from '@comptoir/api-contract/operations';
import type { Role } from '@comptoir/api-contract/roles';
import { routes } from '@comptoir/api-contract/routes';
import { createDecoder } from 'fast-jwt';
import { accessRequests } from '../../test/access/access-requests';
import { describeApi, type TestApi } from '../../test/api';
import { PASSWORD } from '../../test/small-business';

const remoteOverrides = { origins: ['http://localhost:*'], secret: 'a secret that a test signs overrides with' };
const operationOf = (name: OperationName): Operation => operations[name];
const OPENED = operationNames().filter((name) => operationOf(name).platform);
const CLOSED: OperationName[] = [
  'decideOnRemote',
  'setRemoteLimits',
  'listSecurityEvents',
  'createOffice',
  'listAudit',
];

const tests = (api: TestApi) => {
  const give = (by: Role, to: Role, platform: boolean) =>
    api.call(by, `PATCH /users/${api.business().people[to].id}`, { body: { platform } });

  async function statusOf(role: Role, name: OperationName): Promise<number> {
    const { path, query = '', headers = {}, body } = (await accessRequests(api)[name]?.('inside')) ?? {};
    const request = `${routes[name].method} ${path ?? routes[name].path}${query}` as const;
    return (await api.call(role, request, { headers, ...(body && { body }) })).statusCode;
  }

  const statuses = (names: readonly OperationName[]) =>
    Promise.all(names.map(async (name) => [name, await statusOf('OFFICEMANAGER', name)]));

  it('opens the page Platform and overrides, and nothing else, until it is taken', async () => {
    expect(OPENED).toEqual([
      'listRemoteFailures',
      'listRemoteDays',
      'setRemoteSettings',
      'listRemoteLimits',
      'createRemoteOverride',
      'endRemoteOverride',
    ]);
    expect(await statuses(OPENED)).toEqual(OPENED.map((name) => [name, 403]));
    expect((await give('SUPERADMIN', 'OFFICEMANAGER', true)).json()).toMatchObject({ platform: true });
    expect((await statuses(OPENED)).map(([, status]) => status)).toEqual([200, 200, 204, 200, 201, 204]);
    expect(await statuses(CLOSED)).toEqual(CLOSED.map((name) => [name, 403]));
    expect((await give('SUPERADMIN', 'OFFICEMANAGER', false)).json()).not.toHaveProperty('platform');
    expect(await statuses(OPENED)).toEqual(OPENED.map((name) => [name, 403]));
  });

  it('is given by a SUPERADMIN alone, to administrators and office managers', async () => {
    const given = [
      await give('ADMIN', 'OFFICEMANAGER', true),
      await give('OFFICEMANAGER', 'COLLECTOR', true),
      await give('SUPERADMIN', 'COLLECTOR', true),
      await give('SUPERADMIN', 'SUPERADMIN', true),
      await give('SUPERADMIN', 'ADMIN', true),
    ];
    expect(given.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 200]);
    await give('SUPERADMIN', 'ADMIN', false);
  });

  it('is in the history of the account', async () => {
    const { id } = api.business().people.ADMIN;
    await give('SUPERADMIN', 'ADMIN', true);
    await give('SUPERADMIN', 'ADMIN', false);
    const trail = await api.call('SUPERADMIN', `GET /audit?entity=user&id=${id}`);
    const [taken, given] = trail.json<AuditEntry[]>();
    expect(given).toMatchObject({ user: { name: 'Test SUPERADMIN' }, after: { platform: true } });
    expect(taken?.after).not.toHaveProperty('platform');
  });

  it('is in the token of the next session, and without it no answer changes', async () => {
    const { email, id } = api.business().people.OFFICEMANAGER;
    const signIn = async () => {
      const answer = await api.call('nobody', 'POST /login', { body: { email, password: PASSWORD } });
      return createDecoder()(answer.json<{ access_token: string }>().access_token);
    };
    expect(await signIn()).not.toHaveProperty('platform');
    expect((await api.call('SUPERADMIN', `GET /users/${id}`)).body).not.toContain('platform');
    expect((await api.call('OFFICEMANAGER', 'GET /me')).body).not.toContain('platform');
    await give('SUPERADMIN', 'OFFICEMANAGER', true);
    expect(await signIn()).toMatchObject({ platform: true, role: 'OFFICEMANAGER' });
  });
};

describeApi('the platform permission', tests, undefined, undefined, { remoteOverrides });
