import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { addFloat } from '../../test/money';
import { openOffice } from '../../test/offices';
import { income, moving } from '../../test/bookings';
import { scheduleCollection } from '../../test/collections';
import { withoutGuard } from '../../test/without-triggers';
import { inTransaction } from '../database/transaction';
import { removeOldEvents } from '../security-events/security-events.repository';
import { book } from './journal';
import { verifyBooks } from './verify-books';

const TRADE = { oldAmount: 10, oldCurrency: 'USD', newAmount: 1342, newCurrency: 'DZD', rate: 134.2 };

describeApi('sound history', (api) => {
  const faultsOf = async (officeId: string | null) =>
    (await verifyBooks(api.connection())).faults.filter((fault) => fault.officeId === officeId).map(({ what }) => what);

  const newOffice = async () => {
    const body = { name: 'Tampered', city: 'Oran', countryCode: 'DZ' };
    const { id } = (await api.call('ADMIN', 'POST /offices', { body })).json<{ id: string }>();
    await addFloat(api, id, 100);
    return id;
  };

  const newTrade = async (officeId: string) =>
    (await api.call('ADMIN', 'POST /trades', { body: { ...TRADE, officeId } })).json<{ id: string }>().id;

  const lastEntryCut = (officeId: string) => [
    `delete from transfers where office_id = '${officeId}' and entry_number = 2`,
    `delete from journal_entries where office_id = '${officeId}' and number = 2`,
    `update journal_heads set number = 1, hash = (
      select hash from journal_entries where office_id = '${officeId}' and number = 1) where office_id = '${officeId}'`,
    `delete from balances where office_id = '${officeId}' and currency = 'DZD'`,
    `update balances set amount_minor = 10000 where office_id = '${officeId}' and currency = 'USD'`,
  ];

  it('detects a trade whose last entry was removed consistently', async () => {
    const officeId = await newOffice();
    const id = await newTrade(officeId);
    expect(await faultsOf(officeId)).toEqual([]);
    await withoutGuard(api.connection(), lastEntryCut(officeId));
    expect(await faultsOf(officeId)).toEqual([`trade ${id} has no entry in the journal`]);
  });

  it('detects a deleted trade by the trail', async () => {
    const officeId = await newOffice();
    const id = await newTrade(officeId);
    await withoutGuard(api.connection(), [...lastEntryCut(officeId), `delete from trades where id = ${id}`]);
    expect(await faultsOf(officeId)).toEqual([`trade ${id} of the audit trail is missing`]);
  });

  it('detects a removed reversal by the trail', async () => {
    const officeId = await newOffice();
    const { id } = (
      await api.call('ADMIN', 'POST /transactions', {
        body: { officeId, date: new Date(), amount: -30, currency: 'USD', description: 'Fuel' },
      })
    ).json<{ id: string }>();
    await api.call('ADMIN', `POST /transactions/${id}/reversal`, { body: { reason: 'Wrong' } });
    expect(await faultsOf(officeId)).toEqual([]);
    await withoutGuard(api.connection(), [
      `delete from transfers where office_id = '${officeId}' and entry_number = 3`,
      `delete from journal_entries where office_id = '${officeId}' and number = 3`,
      `update journal_heads set number = 2, hash = (
        select hash from journal_entries where office_id = '${officeId}' and number = 2) where office_id = '${officeId}'`,
      `update balances set amount_minor = 7000 where office_id = '${officeId}'`,
    ]);
    expect(await faultsOf(officeId)).toEqual([`the reversal of transaction ${id} in the audit trail is missing`]);
  });

  it('detects changed amounts of a trade and an expense', async () => {
    const officeId = await newOffice();
    const id = await newTrade(officeId);
    await withoutGuard(api.connection(), [`update trades set old_minor = 1 where id = ${id}`]);
    expect(await faultsOf(officeId)).toEqual([`its amounts differ from trade ${id}`]);
    await withoutGuard(api.connection(), [
      `update trades set old_minor = 1000 where id = ${id}`,
      `update transactions set amount_minor = 1 where office_id = '${officeId}'`,
    ]);
    expect(await faultsOf(officeId)).toEqual([expect.stringMatching(/^its amounts differ from the float .*$/)]);
  });

  it('detects a collection that differs from the journal', async () => {
    const { id } = await scheduleCollection(api);
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 65, collectionNotes: [] } });
    const { algiers } = api.business().offices;
    expect(await faultsOf(algiers)).toEqual([]);
    await sql.raw(`update collections set collected_minor = 1 where id = ${id}`).execute(api.connection());
    expect(await faultsOf(algiers)).toEqual([
      `collection ${id} says that 1 USD were collected, but the journal has 6500 (minor units)`,
      'receipt 1 says 6500 USD, but 1 were collected (minor units)',
    ]);
  });

  it('detects an entry without a source record', async () => {
    const { officeId, userId } = await openOffice(api.connection());
    await inTransaction(api.connection(), (transaction) => book(transaction, officeId, moving(userId, income(1n))));
    expect(await faultsOf(officeId)).toEqual(['its expense is missing']);
  });

  it.each([
    ['update audit_entries set after = null', 'append-only'],
    ['delete from audit_entries', 'append-only'],
    ['truncate audit_entries', 'append-only'],
    ['update journal_heads set number = number - 1', 'append-only'],
    ['delete from journal_heads', 'append-only'],
    ['truncate journal_heads', 'append-only'],
  ])('the database refuses %s', async (statement, message) => {
    await newOffice();
    await expect(sql.raw(statement).execute(api.connection())).rejects.toThrow(message);
  });

  it('chains the trail of each office under concurrency', async () => {
    const officeId = await newOffice();
    await Promise.all(Array.from({ length: 9 }, () => addFloat(api, officeId, 1)));
    const { rows } = await sql<{ number: bigint }>`select chain_number as number from audit_entries
      where office_id = ${officeId} order by chain_number`.execute(api.connection());
    expect(rows.map(({ number }) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await faultsOf(officeId)).toEqual([]);
  });

  it.each([
    [
      'changed',
      `update audit_entries set after = null`,
      'line of the audit trail 2: its content or the previous line was altered',
    ],
    ['written by another user', `update audit_entries set user_id = null`, 'line of the audit trail 2: its content'],
    ['dated back', `update audit_entries set at = at - interval '1 day'`, 'line of the audit trail 2: its content'],
    ['taken out', `delete from audit_entries`, 'line of the audit trail 3: line 2 is missing before it'],
  ])('detects a line of the trail that was %s', async (_what, statement, fault) => {
    const officeId = await newOffice();
    await addFloat(api, officeId, 1);
    await withoutGuard(api.connection(), [`${statement} where office_id = '${officeId}' and chain_number = 2`]);
    expect((await faultsOf(officeId)).at(-1)).toContain(fault);
  });

  it('detects a changed security event, and accepts purged old ones', async () => {
    const officeId = newId();
    const event = (days: number) => ({ id: newId(), at: new Date(Date.now() - days * 86_400_000), officeId });
    const more = { kind: 'SIGN_IN' as const, outcome: 'SUCCESS' as const, details: '{}', countryCode: null };
    const nobody = { personId: null, userId: null, address: null, requestId: null };
    // The third event is dated before the second but written after it.
    for (const days of [90, 40, 50, 20, 1]) {
      await api
        .connection()
        .insertInto('securityEvents')
        .values({ ...event(days), ...more, ...nobody })
        .execute();
    }
    await inTransaction(api.connection(), (transaction) => removeOldEvents(transaction, event(45).at));
    expect(await faultsOf(officeId)).toEqual([]);
    const ofOffice = `where office_id = '${officeId}' and chain_number`;
    const kept = sql<{
      count: number;
    }>`select count(*)::int as count from security_events where office_id = ${officeId}`;
    expect((await kept.execute(api.connection())).rows).toEqual([{ count: 4 }]);
    await withoutGuard(api.connection(), [`update security_events set outcome = 'FAILURE' ${ofOffice} = 4`]);
    expect(await faultsOf(officeId)).toEqual([
      expect.stringContaining('security event 4: its content or the previous line'),
    ]);
  });

  it('detects a truncated trail', async () => {
    const officeId = await newOffice();
    await withoutGuard(api.connection(), [
      `delete from audit_entries where office_id = '${officeId}' and chain_number = 2`,
    ]);
    expect(await faultsOf(officeId)).toEqual(['the chain ends at line of the audit trail 1, but 2 were written']);
  });
});
