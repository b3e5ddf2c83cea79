import { sql } from 'kysely';
import { describeOnDatabases } from '../../test/databases';
import { verifyBooks } from '../books/verify-books';
import { verifyPassword } from '../session/passwords';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-account';
import { rollDemoForward } from './roll-demo-forward';
import { seedDemo } from './seed-demo';

/** A minute after midnight in Algiers and Paris; still the previous day in London. */
const NOW = new Date('2026-11-19T23:01:00Z');

describeOnDatabases('the demo data', ({ connection }) => {
  const count = async (from: string) => {
    const { rows } = await sql
      .raw<{ count: number }>(`select count(*)::int as count from ${from}`)
      .execute(connection());
    return rows[0]?.count;
  };

  it('fills an empty database once, also with two concurrent servers', async () => {
    const seeded = await Promise.all([1, 2].map(() => seedDemo(connection(), { now: NOW, scale: 300 })));
    expect(seeded.filter((did) => did)).toHaveLength(1);
    expect(await seedDemo(connection(), { now: NOW })).toBe(false);
    expect(await count('offices')).toBe(9);
  });

  it('has an account per role', async () => {
    for (const [role, { email }] of Object.entries(DEMO_ACCOUNTS)) {
      const account = await connection()
        .selectFrom('users')
        .select(['role', 'passwordHash', 'officeId'])
        .where('email', '=', email)
        .executeTakeFirst();
      expect(account?.role).toBe(role);
      expect(await verifyPassword(account?.passwordHash, DEMO_PASSWORD)).toBe(true);
    }
  });

  it('has correct books that include all collections', async () => {
    const { faults, entries } = await verifyBooks(connection());
    expect(faults).toEqual([]);
    expect(entries).toBeGreaterThan(2500);
    const unbooked = await count(`collections c where collected_minor > 0 and not exists (
      select 1 from journal_entries e where e.office_id = c.office_id and e.collection_id = c.id)`);
    expect(unbooked).toBe(0);
  });

  it('has a month of custody in Oran and Constantine: handovers, an open case and a deposit on its way', async () => {
    const named = (name: string) => `office_id = (select id from offices where name = '${name}')`;
    const [oran, constantine] = [named('Oran Front de Mer'), named('Constantine')];
    expect(await count('office_custody where is_on')).toBe(2);
    for (const office of [oran, constantine]) {
      expect(await count(`handovers where ${office} and kind = 'COLLECTOR_TO_OFFICE'`)).toBeGreaterThan(40);
      expect(await count(`handovers where ${office} and kind = 'TO_BANK'`)).toBeGreaterThan(3);
      expect(
        await count(`account_balances where ${office} and account like 'HAND:%' and amount_minor > 0`),
      ).toBeGreaterThan(0);
    }
    expect(await count(`cash_cases where ${oran} and source = 'HANDOVER'`)).toBe(4);
    expect(await count(`cash_cases where ${constantine} and source = 'HANDOVER'`)).toBe(2);
    expect(await count(`cash_cases where source = 'COUNT'`)).toBeGreaterThan(0);
    const outOfOrder = `cash_cases one join cash_cases other using (office_id)
      where one.id < other.id and one.number > other.number`;
    expect(await count(outOfOrder)).toBe(0);
    expect(await count(`day_reports where ${oran}`)).toBeGreaterThan(3);
    expect(await count(`cash_cases where state = 'OPEN'`)).toBe(1);
    expect(await count(`handovers where ended_at is null and kind = 'TO_BANK' and ${oran}`)).toBe(1);
    expect(await count('handovers where ended_at is null')).toBe(1);
  });

  it('shows every status, plans a week ahead, and records nothing in the future', async () => {
    const statuses = await connection().selectFrom('collections').select('status').distinct().execute();
    expect(statuses).toHaveLength(4);
    const soon = `scheduled_at between '2026-11-20' and '2026-11-21'`;
    expect(await count(`(select distinct office_id from collections where ${soon}) o`)).toBe(9);
    expect(await count(`collections where scheduled_at > '2026-11-26'`)).toBeGreaterThan(0);
    expect(await count(`collections where collected_at > '${NOW.toISOString()}'`)).toBe(0);
    expect(await count(`journal_entries where booked_at > '${NOW.toISOString()}'`)).toBe(0);
  });

  it('has open and done work in every office, including the large one', async () => {
    const today = `scheduled_at between '2026-11-19T23:00:00Z' and '2026-11-20T22:59:59Z'`;
    const offices = (where: string) => count(`(select distinct office_id from collections where ${where}) o`);
    expect(await offices(`${today} and status = 'UNCOLLECTED'`)).toBe(9);
    expect(await offices(`${today} and status = 'COLLECTED' and collected_at >= '2026-11-19T23:00:00Z'`)).toBe(9);
    expect(await offices(`scheduled_at < '2026-11-19T23:00:00Z' and status = 'UNCOLLECTED'`)).toBe(9);
    expect(await offices('issue_open')).toBe(9);
    expect(
      await count(`collections c where issue_open and 'COLLECTOR' is distinct from (
      select author_role from collection_notes n where n.office_id = c.office_id and n.collection_id = c.id
      order by created_at desc, id desc limit 1)`),
    ).toBe(0);
    expect(await count(`collections where (recorded_by is null) <> (collected_minor is null)`)).toBe(0);
  });

  it('ends with a trade of every foreign currency within two days', async () => {
    const recent = `created_at > '2026-11-17T23:01:00Z'`;
    const pairs = `select distinct office_id, case when old_currency < new_currency then old_currency || new_currency
      else new_currency || old_currency end from trades where ${recent}`;
    expect(await count(`(${pairs}) p`)).toBe(18);
  });

  it('gives the large office unique agency names and four times as many collections', async () => {
    const large = `office_id = (select id from offices where name = 'Grand Alger')`;
    expect(await count(`(select distinct name from agencies where ${large}) a`)).toBe(300);
    expect(await count(`collections where ${large}`)).toBe(1200);
  });

  it('is unchanged on the next days, and gets new collections after weeks', async () => {
    const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000);
    expect(await rollDemoForward(connection(), inDays(1))).toBe(0);
    const before = await count('collections');
    const [one, other] = await Promise.all([
      rollDemoForward(connection(), inDays(30)),
      rollDemoForward(connection(), inDays(30)),
    ]);
    expect(one + other).toBeGreaterThan(0);
    expect(await count('collections')).toBe((before ?? 0) + one + other);
    const twice = `select from collections where scheduled_at >= '2026-12-19T23:00:00Z' group by agency_id, scheduled_at having count(*) > 1`;
    expect(await count(`(${twice}) t`)).toBe(0);
    const due = `scheduled_at between '2026-12-19T23:00:00Z' and '2026-12-20T22:59:59Z' and status = 'UNCOLLECTED'`;
    expect(await count(`(select distinct office_id from collections where ${due}) o`)).toBe(8);
    const round = `${due} and collector_id = (select id from users where email = 'collector@comptoir.example')`;
    expect(await count(`collections where ${round}`)).toBeGreaterThanOrEqual(8);
    expect(await count(`(select id from collections group by id having count(*) > 1) c`)).toBe(0);
  });
});
