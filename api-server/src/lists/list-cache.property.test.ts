import type { FastifyInstance } from 'fastify';
import * as fc from 'fast-check';
import { describeApi, serveAnother } from '../../test/api';
import { addFloat } from '../../test/money';
import { agencyInput } from '../../test/small-business';

const READERS = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'] as const;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const step = fc.record({
  office: fc.constantFrom('algiers', 'oran', 'paris'),
  server: fc.constantFrom('first', 'second'),
  change: fc.constantFrom('open', 'rename', 'close', 'archive', 'restore', 'trade', 'nothing'),
});

describeApi('lists cached by two servers', (api) => {
  let second: FastifyInstance;
  let created = 0;
  /** Unused limits above the number of rows bypass the cache. */
  let unseen = 1_000;

  beforeAll(async () => {
    for (const office of Object.values(api.business().offices)) await addFloat(api, office, 500, 'USD');
    second = await serveAnother(api);
  });

  afterAll(() => second.close());

  const serverOf = (which: 'first' | 'second') => (which === 'first' ? api.server() : second);
  const send = (which: 'first' | 'second', method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    serverOf(which).inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${api.token('SUPERADMIN')}`, 'if-match': '*' },
      ...(payload && { payload }),
    });
  const read = (which: 'first' | 'second', reader: (typeof READERS)[number], url: string) =>
    serverOf(which).inject({ url: `/api${url}`, headers: { authorization: `Bearer ${api.token(reader)}` } });

  async function change({ office, server, change: kind }: Step) {
    const officeId = api.business().offices[office];
    const [open] = await api
      .connection()
      .selectFrom('agencies')
      .select('id')
      .where('officeId', '=', officeId)
      .where('archivedAt', 'is', null)
      .execute();
    const name = `Agency ${++created}`;
    if (kind === 'open') return send(server, 'POST', '/agencies', agencyInput(officeId, name));
    if (kind === 'rename' && open) return send(server, 'PATCH', `/agencies/${open.id}`, { name });
    if (kind === 'close' && open) return send(server, 'DELETE', `/agencies/${open.id}`);
    if (kind === 'archive' && open) return send(server, 'POST', `/agencies/${open.id}/archival`);
    if (kind === 'restore') {
      const [archived] = await api
        .connection()
        .selectFrom('agencies')
        .select('id')
        .where('officeId', '=', officeId)
        .where('archivedBy', 'is not', null)
        .execute();
      return archived && send(server, 'POST', `/agencies/${archived.id}/restoration`);
    }
    if (kind !== 'trade') return undefined;
    const amounts = { oldAmount: 1, oldCurrency: 'USD', newAmount: 0.9, newCurrency: 'EUR', rate: 0.9 };
    return send(server, 'POST', '/trades', { officeId, ...amounts });
  }

  async function answers(list: string, reader: (typeof READERS)[number]) {
    unseen += 1;
    const requested = await Promise.all([
      read('first', reader, `/${list}1000`),
      read('second', reader, `/${list}1000`),
      read('second', reader, `/${list}${unseen}`),
    ]);
    return requested.map(({ statusCode, body }) => `${statusCode} ${body}`);
  }

  it('show acknowledged changes immediately to each reader, as without a cache', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        for (const one of steps) {
          // Concurrent readers may cache data that is outdated on arrival.
          const meanwhile = Promise.all(READERS.map((reader) => answers('agencies?limit=', reader)));
          expect((await change(one))?.statusCode ?? 204).toBeLessThan(300);
          for (const reader of READERS) {
            for (const list of ['agencies?limit=', 'agencies?archived=true&limit=', 'trades?limit=']) {
              const [first, other, fresh] = await answers(list, reader);
              expect([first, other]).toEqual([fresh, fresh]);
            }
          }
          await meanwhile;
        }
      }),
      { numRuns: 5 },
    );
  });
});
