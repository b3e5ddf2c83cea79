import type { FastifyInstance } from 'fastify';
import * as fc from 'fast-check';
import { describeApi, serveAnother } from '../../test/api';
import { CachedList } from '../../test/cached-list';
import { scheduleCollection } from '../../test/collections';
import { agencyInput } from '../../test/small-business';

/** Names equal up to accents and case, or entirely, so that collation differs from byte order. */
const NAMES = ['Élan', 'elan', 'Elan', 'Zénith', 'aïd', 'Audin', 'Œuvre', 'متجر', 'Ω 3', '3 Mai'];
const SERVERS = ['first', 'second'] as const;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const step = fc.record({
  server: fc.constantFrom(...SERVERS),
  change: fc.constantFrom(
    'open',
    'open',
    'rename',
    'close',
    'retire',
    'archive',
    'restore',
    'archive supplier',
    'restore supplier',
    'add supplier',
    'rename supplier',
    'share supplier',
  ),
  name: fc.constantFrom(...NAMES),
  at: fc.nat(),
  read: fc.subarray([0, 1, 2, 3, 4, 5]),
});

describeApi('lists updated by deltas', (api) => {
  let second: FastifyInstance;
  const office = () => api.business().offices.algiers;

  beforeAll(async () => {
    second = await serveAnother(api);
  });
  afterAll(() => second.close());

  const serverOf = (which: (typeof SERVERS)[number]) => (which === 'first' ? api.server() : second);
  const send = (which: (typeof SERVERS)[number], method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    serverOf(which).inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${api.token('ADMIN')}`, 'if-match': '*' },
      ...(payload && { payload }),
    });

  const lists = () => [
    `agencies?officeId=${office()}`,
    `agencies?officeId=${office()}&search=elan`,
    `suppliers?officeId=${office()}`,
    `suppliers?officeId=${office()}&search=a`,
    `agencies?officeId=${office()}&archived=true`,
    `suppliers?officeId=${office()}&archived=true`,
  ];
  const request = (which: (typeof SERVERS)[number], url: string) =>
    serverOf(which).inject({ url: `/api/${url}`, headers: { authorization: `Bearer ${api.token('ADMIN')}` } });

  async function change({ server, change: kind, name, at }: Step): Promise<number> {
    const table = kind.endsWith('supplier') ? 'suppliers' : 'agencies';
    const records = await api
      .connection()
      .selectFrom(table)
      .select('id')
      .where('officeId', '=', office())
      .where(
        kind.startsWith('restore') ? 'archivedBy' : 'archivedAt',
        kind.startsWith('restore') ? 'is not' : 'is',
        null,
      )
      .orderBy('id')
      .execute();
    const id = records[at % Math.max(1, records.length)]?.id;
    if (kind === 'open') return (await send(server, 'POST', '/agencies', agencyInput(office(), name))).statusCode;
    if (kind === 'add supplier')
      return (await send(server, 'POST', '/suppliers', { name, officeId: office() })).statusCode;
    if (kind === 'share supplier') return (await send(server, 'POST', '/suppliers', { name })).statusCode;
    if (id === undefined) return 204;
    const [move] = kind.split(' ');
    if (move === 'archive' || move === 'restore') {
      const step = move === 'archive' ? 'archival' : 'restoration';
      return (await send(server, 'POST', `/${table}/${id}/${step}`)).statusCode;
    }
    if (kind === 'retire') await scheduleCollection(api, { agencyId: id });
    return kind === 'close' || kind === 'retire'
      ? (await send(server, 'DELETE', `/${table}/${id}`)).statusCode
      : (await send(server, 'PATCH', `/${table}/${id}`, { name })).statusCode;
  }

  it('equal the full lists in order after any changes on any server', async () => {
    const answered = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        let requested = 0;
        const kept = lists().map(
          (url) =>
            new CachedList((since) =>
              request(SERVERS[requested++ % 2] ?? 'first', since === undefined ? url : `${url}&since=${since}`),
            ),
        );
        for (const one of steps) {
          // Concurrent readers may see an intermediate state, and catch up later.
          const meanwhile = Promise.all(one.read.map(async (at) => kept[at]?.read()));
          expect(await change(one)).toBeLessThan(300);
          await meanwhile;
          for (const at of one.read) {
            await kept[at]?.read();
            answered.add(kept[at]?.answer ?? '');
            const whole = await request('second', lists()[at] ?? '');
            expect(kept[at]?.rows).toEqual(whole.json());
          }
        }
      }),
      { numRuns: 6 },
    );
    expect(answered).toContain('changes');
  });
});
