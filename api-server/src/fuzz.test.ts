import { ROLES } from '@comptoir/api-contract/roles';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addFloat } from '../test/money';
import { describeApi } from '../test/api';
import { fuzz } from '../test/fuzz/fuzz';
import { agencyInput } from '../test/small-business';
import { verifyBooks } from './books/verify-books';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

/** Calls requested at least this often must be both accepted and refused. */
const OFTEN = 200;
/** Calls that need a mailed link or a special deployment. */
const CLOSED = new Set(['signup', 'resetPassword', 'createRemoteOverride']);

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeApi(
  'fuzzing',
  (api) => {
    test(`${REQUESTS} requests of it, to every call, are all refused or served`, async () => {
      const { offices, people } = api.business();
      for (const office of Object.values(offices)) await addFloat(api, office, 1_000);
      const agency = await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(offices.algiers) });
      const { id: agencyId } = agency.json<{ id: string }>();
      const unhandled: unknown[] = [];
      const note = (reason: unknown) => unhandled.push(reason);
      process.on('unhandledRejection', note);

      const { findings, counts } = await fuzz(api.server(), {
        requests: REQUESTS,
        seed: SEED,
        people: ROLES.map((role) => ({ ...people[role], token: api.token(role) })),
        revive: async () => {
          await api.connection().updateTable('offices').set({ archivedAt: null }).execute();
          await api.connection().updateTable('sessions').set({ endedAt: null, endReason: null }).execute();
        },
        home: { officeId: offices.algiers, agencyId, collectorId: people.COLLECTOR.id },
      });

      process.off('unhandledRejection', note);
      expect(findings).toEqual([]);
      expect(unhandled).toEqual([]);
      expect((await api.call('nobody', 'GET /health')).statusCode).toBe(200);
      expect((await verifyBooks(api.connection())).faults).toEqual([]);
      // Garbage must often pass validation to be a meaningful test.
      const served = [...counts.values()].reduce((sum, count) => sum + count.served, 0);
      expect(served).toBeGreaterThan(REQUESTS / 5);
      const often = [...counts].filter(([, { served: yes, refused: no }]) => yes + no >= OFTEN);
      const oneSided = often.filter(([, { served: yes, refused: no }]) => yes === 0 || no === 0);
      expect(oneSided.filter(([call]) => !CLOSED.has(call))).toEqual([]);
    }, 1_800_000);
  },
  ['embedded', 'postgresql'],
  () => ({ kind: 'disk', folder }),
);
