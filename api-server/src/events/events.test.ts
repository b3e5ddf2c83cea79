import { ListChange } from '@comptoir/api-contract/events';
import { staleAfter } from '@comptoir/api-contract/resources';
import type { Role } from '@comptoir/api-contract/roles';
import { describeApiOnBoth, type TestApi } from '../../test/api';
import { agencyInput } from '../../test/small-business';
import { inTransaction } from '../database/transaction';
import { endSessions } from '../session/sessions.repository';

// Runs on both databases: the embedded one has a single connection.
describeApiOnBoth('live changes', (api) => {
  let address = '';
  beforeAll(async () => {
    address = await api.server().listen({ host: '127.0.0.1', port: 0 });
  });

  test('report a changed list of the office to its manager', async () => {
    const listening = await listen(api, address, 'OFFICEMANAGER');
    await openAgency(api, api.business().offices.algiers);
    await expect(listening.next()).resolves.toEqual({ list: 'agencies', officeId: api.business().offices.algiers });
    await listening.stop();
  });

  test('are limited to the reach and to readable lists', async () => {
    const { algiers, oran, paris } = api.business().offices;
    const manager = await listen(api, address, 'OFFICEMANAGER');
    const admin = await listen(api, address, 'ADMIN');
    const collector = await listen(api, address, 'COLLECTOR');
    for (const office of [paris, oran, algiers]) await openAgency(api, office);
    await expect(manager.next()).resolves.toMatchObject({ officeId: algiers });
    const received = new Set<unknown>();
    while (received.size < 2) received.add((await admin.next())?.officeId);
    expect(received).toEqual(new Set([algiers, oran]));
    expect(collector.heard()).not.toContain('agencies');
    for (const listening of [manager, admin, collector]) await listening.stop();
  });

  test('resume from the last event after a disconnect', async () => {
    const before = await listen(api, address, 'ADMIN');
    await openAgency(api, api.business().offices.oran);
    await before.next();
    await before.stop();
    await openAgency(api, api.business().offices.oran);
    const after = await listen(api, address, 'ADMIN', { 'last-event-id': before.lastId() });
    await expect(after.next()).resolves.toMatchObject({ list: 'agencies' });
    await after.stop();
  });

  test('report each affected list once to each reader', async () => {
    const { offices, people } = api.business();
    const [admin, collector] = [await listen(api, address, 'ADMIN'), await listen(api, address, 'COLLECTOR')];
    for (const [changed, change, shown] of [
      ['agencies', () => openAgency(api, offices.algiers), ['collections', 'rounds']],
      [
        'users',
        () => rename(api, people.COLLECTOR.id),
        ['cash-cases', 'collections', 'handovers', 'me', 'offices', 'pick-ups', 'rounds'],
      ],
      ['agencies', () => openAgency(api, offices.algiers), ['collections', 'rounds']],
    ] as const) {
      await change();
      expect(await admin.lists(offices.algiers, staleAfter(changed).length)).toEqual(staleAfter(changed).toSorted());
      expect(await collector.lists(offices.algiers, shown.length)).toEqual(shown);
    }
    for (const listening of [admin, collector]) await listening.stop();
  });

  test('report a changed registry to everybody', async () => {
    const listening = await listen(api, address, 'COLLECTOR');
    for (const revision of ['7', '7', '8']) {
      await fetch(`${address}/api/remote-decisions`, { headers: { 'comptoir-registry': revision } });
    }
    await expect(listening.next()).resolves.toEqual({ list: 'remote-decisions', officeId: null });
    await listening.stop();
  });

  test('require a session', async () => {
    expect((await fetch(`${address}/api/events`)).status).toBe(401);
  });

  test('end with the session', async () => {
    const listening = await listen(api, address, 'COLLECTOR');
    await inTransaction(api.connection(), (transaction) =>
      endSessions(transaction, api.business().people.COLLECTOR.id, 'ENDED_BY_ADMIN'),
    );
    await expect(listening.next()).resolves.toBeUndefined();
  });

  test('do not delay closing the server', async () => {
    const listening = await listen(api, address, 'ADMIN');
    const started = Date.now();
    await api.server().close();
    expect(Date.now() - started).toBeLessThan(3_000);
    await expect(listening.next()).resolves.toBeUndefined();
  });
});

function openAgency(api: TestApi, officeId: string) {
  return api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(officeId) });
}

function rename(api: TestApi, userId: string) {
  return api.call('SUPERADMIN', `PATCH /users/${userId}`, { body: { name: 'Renamed' } });
}

async function listen(api: TestApi, address: string, role: Role, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/api/events`, {
    headers: { authorization: `Bearer ${api.token(role)}`, ...headers },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let read = 0;
  const changes = () =>
    text
      .slice(0, text.lastIndexOf('\n\n'))
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => ListChange.parse(JSON.parse(line.slice(6))));
  async function next() {
    while (changes().length <= read) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      text += value;
    }
    return changes()[read++];
  }
  return {
    next,
    async lists(officeId: string, count: number) {
      const received: string[] = [];
      while (received.length < count) {
        const change = await next();
        if (change?.officeId === officeId) received.push(change.list);
      }
      return received.toSorted((one, other) => one.localeCompare(other));
    },
    heard: () => text,
    lastId: () => /id: (\d+)(?!.*id: )/s.exec(text)?.[1] ?? '',
    stop: () => reader?.cancel(),
  };
}
