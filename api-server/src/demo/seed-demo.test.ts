import { sql } from 'kysely';
import { describeOnDatabases } from '../../test/databases';
import { verifyBooks } from '../books/verify-books';
import { verifyPassword } from '../session/passwords';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-account';
import { seedDemo } from './seed-demo';

const NOW = new Date('2026-11-20T12:00:00Z');

describeOnDatabases('the demo data', ({ connection }) => {
  const count = async (from: string) => {
    const { rows } = await sql
      .raw<{ count: number }>(`select count(*)::int as count from ${from}`)
      .execute(connection());
    return rows[0]?.count;
  };

  it('fills an empty database once, also when two servers start at the same moment', async () => {
    const seeded = await Promise.all([1, 2].map(() => seedDemo(connection(), { now: NOW, scale: 300 })));
    expect(seeded.filter((did) => did)).toHaveLength(1);
    expect(await seedDemo(connection(), { now: NOW })).toBe(false);
    expect(await count('offices')).toBe(9);
  });

  it('has an account for each role to sign in with', async () => {
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

  it('keeps books that hold, with all that was collected in them', async () => {
    const { faults, entries } = await verifyBooks(connection());
    expect(faults).toEqual([]);
    expect(entries).toBeGreaterThan(2500);
    const unbooked = await count(`collections c where collected_minor > 0 and not exists (
      select 1 from journal_entries e where e.office_id = c.office_id and e.collection_id = c.id)`);
    expect(unbooked).toBe(0);
  });

  it('shows every status, plans ahead for a week, and records nothing after now', async () => {
    const statuses = await connection().selectFrom('collections').select('status').distinct().execute();
    expect(statuses).toHaveLength(4);
    const soon = `scheduled_at between '2026-11-20' and '2026-11-21'`;
    expect(await count(`(select distinct office_id from collections where ${soon}) o`)).toBe(9);
    expect(await count(`collections where scheduled_at > '2026-11-26'`)).toBeGreaterThan(0);
    expect(await count(`collections where collected_at > '2026-11-20T12:00:00Z'`)).toBe(0);
    expect(await count(`journal_entries where booked_at > '2026-11-20T12:00:00Z'`)).toBe(0);
  });

  it('gives the large office agencies with names of their own and four times as many collections', async () => {
    const large = `office_id = (select id from offices where name = 'Grand Alger')`;
    expect(await count(`(select distinct name from agencies where ${large}) a`)).toBe(300);
    expect(await count(`collections where ${large}`)).toBe(1200);
  });
});
