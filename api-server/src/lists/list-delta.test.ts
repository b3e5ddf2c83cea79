import type { ListDelta } from '@comptoir/api-contract/list-delta';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { brotliDecompressSync } from 'node:zlib';
import { describeApi } from '../../test/api';
import { versionIn } from '../../test/cached-list';
import { agencyInput } from '../../test/small-business';
import { inTransaction } from '../database/transaction';
import { removeOldChanges } from './list-changes.repository';
import { raiseVersion } from './list-versions.repository';

describeApi('list deltas', (api) => {
  const office = () => api.business().offices.algiers;
  const list = () => `/agencies?officeId=${office()}` as const;
  const read = (path: `/${string}`, since?: string, headers = {}) =>
    api.call('OFFICEMANAGER', `GET ${path}${since === undefined ? '' : `&since=${since}`}`, { headers });
  const versionOf = async (path: `/${string}` = list()) => versionIn(await read(path)) ?? 'none';

  async function open(name: string, officeId = office()): Promise<string> {
    const answer = await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(officeId, name) });
    return answer.json<{ id: string }>().id;
  }

  const rename = (id: string, name: string) => api.call('ADMIN', `PATCH /agencies/${id}`, { body: { name } });

  test('contain only changed rows with positions, and removed ids', async () => {
    const [audin, belcourt, closed] = [await open('Audin'), await open('Belcourt'), await open('Closed')];
    const since = await versionOf();
    await rename(audin, 'Élan');
    await rename(audin, 'Élan d’Alger');
    await api.call('ADMIN', `DELETE /agencies/${closed}`);
    const first = await open('Aaa');
    const answer = await read(list(), since);
    expect(answer.statusCode).toBe(226);
    expect(answer.json<ListDelta<object>>()).toEqual({
      rows: [
        { after: null, row: { ...agencyInput(office(), 'Aaa'), id: first } },
        { after: belcourt, row: { ...agencyInput(office(), 'Élan d’Alger'), id: audin } },
      ],
      gone: [closed],
    });
    const whole = await read(list());
    expect(answer.headers).toMatchObject({
      'x-total-count': whole.headers['x-total-count'],
      'x-list-version': whole.headers['x-list-version'],
      'cache-control': 'no-store',
    });
    expect((await read(list(), versionIn(answer))).json()).toEqual({ rows: [], gone: [] });
    const compressed = await read(list(), since, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(answer.body);
  });

  test('follow a search, removing rows that no longer match', async () => {
    const id = await open('Kouba');
    const path = `${list()}&search=kouba` as const;
    const since = await versionOf(path);
    await rename(id, 'Hydra');
    expect((await read(path, since)).json()).toEqual({ rows: [], gone: [id] });
    const later = await versionOf(path);
    await rename(id, 'Kouba');
    expect((await read(path, later)).json()).toMatchObject({ rows: [{ after: null, row: { id } }], gone: [] });
  });

  test('cover suppliers, but a shared supplier resends the list', async () => {
    const path = `/suppliers?officeId=${office()}` as const;
    const add = (body: object) => api.call('ADMIN', 'POST /suppliers', { body });
    await add({ name: 'Shared' });
    const since = await versionOf(path);
    const { id } = (await add({ name: 'Own', officeId: office() })).json<{ id: string }>();
    expect((await read(path, since)).json()).toEqual({
      rows: [{ after: null, row: { id, name: 'Own', officeId: office() } }],
      gone: [],
    });
    const later = await versionOf(path);
    await add({ name: 'Shared as well' });
    expect((await read(path, later)).statusCode).toBe(200);
  });

  test.each([
    ['rubbish', async () => 'rubbish'],
    ['a version of the future', async () => (await versionOf()).replace(/^\d+/, '999999999')],
    ['another state with the same number', async () => (await versionOf()).replace(/-.*/, `-${'x'.repeat(27)}`)],
    ['a version of another list', () => versionOf(`${list()}&search=kouba`)],
    ['a version of another office', () => versionOfOran()],
    [
      'a version before one that an older server raised',
      async () => {
        const since = await versionOf();
        await inTransaction(api.connection(), (transaction) => raiseVersion(transaction, 'agencies', office()));
        await open('After the gap');
        return since;
      },
    ],
    [
      'a version whose changes were cleaned away',
      async () => {
        const since = await versionOf();
        for (const name of ['One', 'Two']) await open(name);
        await inTransaction(api.connection(), (transaction) =>
          removeOldChanges(transaction, new Date(Date.now() + 60_000)),
        );
        return since;
      },
    ],
    [
      'a version that was counted before the database was put back',
      async () => {
        await open('Before');
        const since = await versionOf();
        await sql`update list_changes set raised_at = raised_at - interval '1 microsecond'`.execute(api.connection());
        await open('Afterwards');
        return since;
      },
    ],
    [
      'a version of very long ago',
      async () => {
        const since = await versionOf();
        await sql`update list_versions set version = version + 600`.execute(api.connection());
        return since;
      },
    ],
  ])('resend the whole list to %s', async (_what, version) => {
    const answer = await read(list(), await version());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await read(list())).json());
  });

  async function versionOfOran() {
    await open('Oran', api.business().offices.oran);
    const answer = await api.call('ADMIN', `GET /agencies?officeId=${api.business().offices.oran}`);
    return versionIn(answer) ?? 'none';
  }

  test('resume after a gap in versions', async () => {
    await inTransaction(api.connection(), (transaction) => raiseVersion(transaction, 'agencies', office()));
    await open('First after the gap');
    const since = await versionOf();
    const id = await open('Second');
    expect((await read(list(), since)).json()).toMatchObject({ rows: [{ row: { id } }], gone: [] });
  });

  test('survive the clean-up for the latest state', async () => {
    await open('Old');
    const since = await versionOf();
    await inTransaction(api.connection(), (transaction) =>
      removeOldChanges(transaction, new Date(Date.now() + 60_000)),
    );
    const id = await open('New');
    expect((await read(list(), since)).json()).toMatchObject({ rows: [{ row: { id } }] });
  });

  test('work from the first change of an office', async () => {
    const officeId = newId();
    await sql`insert into offices (id, name, city, country_code) values (${officeId}, 'New', 'Oran', 'DZ')`.execute(
      api.connection(),
    );
    const path = `GET /agencies?officeId=${officeId}` as const;
    const since = versionIn(await api.call('ADMIN', path));
    const id = await open('First', officeId);
    expect((await api.call('ADMIN', `${path}&since=${since}`)).json()).toMatchObject({
      rows: [{ after: null, row: { id } }],
    });
  });

  test('are not offered for several offices or for a page of a longer list', async () => {
    await open('Page');
    const pages = ['/agencies?limit=5000', `${list()}&limit=1`, `${list()}&limit=5000&page=2`] as const;
    for (const path of pages) {
      const answer = await api.call('ADMIN', `GET ${path}`);
      expect([path, answer.headers['x-list-version']]).toEqual([path, undefined]);
    }
  });

  test('are limited to readers of the list', async () => {
    const since = await versionOfOran();
    const path = `/agencies?officeId=${api.business().offices.oran}&since=${since}` as const;
    expect((await api.call('ADMIN', `GET ${path}`)).statusCode).toBe(226);
    expect((await api.call('OFFICEMANAGER', `GET ${path}`)).statusCode).toBe(403);
    expect((await api.call('COLLECTOR', `GET ${path}`)).statusCode).toBe(403);
    expect((await api.call('nobody', `GET ${path}`)).statusCode).toBe(401);
  });

  test('are built once per base state', async () => {
    const since = await versionOf();
    await open('For all');
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(list(), since)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });
});
