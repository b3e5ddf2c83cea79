import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describeApi } from '../../test/api';
import { agencyInput } from '../../test/small-business';
import { retireRow, lockRow } from '../records/record-rows';

describeApi(
  'deleting an office',
  (api) => {
    it('blocks a concurrent new agency', async () => {
      const officeId = api.business().offices.oran;
      const late = await api
        .connection()
        .transaction()
        .execute(async (transaction) => {
          await lockRow(transaction, 'offices', officeId);
          const opening = api.call('ADMIN', 'POST /agencies', { body: agencyInput(officeId) });
          await someoneWaits();
          await retireRow(transaction, 'offices', officeId);
          return { opening };
        });
      expect((await late.opening).json()).toMatchObject({ statusCode: 422, message: 'This office does not exist' });
    });

    async function someoneWaits(): Promise<void> {
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await waiting.execute(api.connection())).rows[0]?.count === 0) await pause(5);
    }
  },
  // The embedded database runs statements one at a time.
  ['postgresql'],
);
