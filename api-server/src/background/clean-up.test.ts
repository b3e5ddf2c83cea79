import { v7 as newId } from 'uuid';
import { DAY_MS } from '../calendar/durations';
import { describeOnDatabases } from '../../test/databases';
import { keeping } from '../../test/jobs';
import { openOffice } from '../../test/offices';
import { inTransaction } from '../database/transaction';
import { cleanUp, scheduleRegularJobs } from './clean-up';

describeOnDatabases('clean-up', ({ connection }) => {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

  it('removes expired rows, keeps others and schedules itself again', async () => {
    const { userId } = await openOffice(connection());
    const token = { purpose: 'RESET', userId } as const;
    await connection()
      .insertInto('oneTimeTokens')
      .values([
        { ...token, tokenHash: 'expired', expiresAt: ago(8) },
        { ...token, tokenHash: 'fresh', expiresAt: ago(-1) },
      ])
      .execute();
    const key = { actor: userId, operation: 'createTrade', requestHash: '', status: 201, etag: null, body: null };
    await connection()
      .insertInto('idempotencyKeys')
      .values([
        { ...key, key: 'old', createdAt: ago(8) },
        { ...key, key: 'fresh', createdAt: ago(6) },
      ])
      .execute();
    await connection()
      .insertInto('loginAttempts')
      .values([
        { id: '00000000-0000-7000-8000-000000000001', account: 'old', address: '192.0.2.1', attemptedAt: ago(1) },
        { id: '00000000-0000-7000-8000-000000000002', account: 'fresh', address: '192.0.2.1', attemptedAt: ago(0) },
      ])
      .execute();

    const [hours, counts] = [[ago(31), ago(29)], { load: [], lcp: [], inp: [], cls: [] }];
    await connection()
      .insertInto('remoteUses')
      .values(hours.map((hour) => ({ remote: 'finance', version: '1.0.0', hour, ...counts })))
      .execute();

    const change = { officeId: newId(), list: 'agencies', recordId: newId() };
    const raised = [ago(5), ago(3), ago(0.5)].map((raisedAt, at) => ({ ...change, version: BigInt(at + 1), raisedAt }));
    await connection().insertInto('listChanges').values(raised).execute();

    const bulk = { userId, action: '{"kind":"cancel"}', total: 1 };
    const [oldBulk, freshBulk] = [newId(), newId()];
    await connection()
      .insertInto('bulkChanges')
      .values([
        { ...bulk, id: oldBulk, createdAt: ago(8) },
        { ...bulk, id: freshBulk, createdAt: ago(6) },
      ])
      .execute();
    const chosen = { recordId: 1n, refusal: null };
    await connection()
      .insertInto('bulkRows')
      .values([
        { ...chosen, bulkId: oldBulk },
        { ...chosen, bulkId: freshBulk },
      ])
      .execute();

    await scheduleRegularJobs(connection());
    const now = new Date();
    await inTransaction(connection(), (transaction) => cleanUp(transaction, now, keeping));

    const tokens = await connection().selectFrom('oneTimeTokens').select('tokenHash').execute();
    const keys = await connection().selectFrom('idempotencyKeys').select('key').execute();
    const attempts = await connection().selectFrom('loginAttempts').select('account').execute();
    const uses = await connection().selectFrom('remoteUses').select('hour').execute();
    const planned = await connection().selectFrom('jobs').select('runAt').where('kind', '=', 'clean-up').execute();
    expect(tokens).toEqual([{ tokenHash: 'fresh' }]);
    expect(keys).toEqual([{ key: 'fresh' }]);
    expect(attempts).toEqual([{ account: 'fresh' }]);
    const chosenRows = await connection().selectFrom('bulkRows').select('bulkId').execute();
    expect(chosenRows).toEqual([{ bulkId: freshBulk }]);
    const changes = await connection().selectFrom('listChanges').select('version').orderBy('version').execute();
    expect(changes).toEqual([{ version: 2n }, { version: 3n }]);
    expect(uses).toEqual([{ hour: hours[1] }]);
    expect(planned).toEqual([{ runAt: new Date(now.getTime() + 3_600_000) }]);
  });
});
