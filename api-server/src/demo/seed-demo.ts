import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import { hashPassword } from '../session/passwords';
import { CUSTODY_PLANS } from './custody-plans';
import { agenciesOf } from './demo-agencies';
import { DEMO_PASSWORD } from './demo-account';
import { collectionsOf } from './demo-collections';
import { notesOf } from './demo-notes';
import { DEMO_COUNTRIES, DEMO_OFFICES, type DemoOffice } from './demo-offices';
import { seriesOf } from './demo-series';
import { adminOf, type DemoBusiness } from './demo-business';
import { fillWithoutIndexes } from './fill-without-indexes';
import { demoDay } from './demo-day';
import { administrators, staffOf } from './demo-people';
import { seedLargeOffice } from './large-office';
import { bookHistory } from './office-history';
import { Random } from './random';

const POLL_MS = 200;

export interface DemoOptions {
  scale?: number | undefined;
  now: Date;
  seed?: number;
}

/** Tables whose indexes are built after filling. */
const LARGE_TABLES = ['agencies', 'collections', 'journal_entries', 'transfers'];

/** Fills an empty database, all or nothing. Returns false for a database in use. */
export async function seedDemo(connection: Connection, { scale = 0, now, seed = 2026 }: DemoOptions): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const seeded = await inTransaction(connection, async (transaction) => {
    await waitForOtherServers(transaction);
    const used = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (used) return false;
    // Plans cached while the tables were empty would be kept.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(transaction);
    const random = new Random(seed);
    const admins = administrators(passwordHash, random);
    await transaction.insertInto('users').values(admins).execute();
    const business: DemoBusiness = { admins, passwordHash, demo: demoDay(now), random };
    for (const office of DEMO_OFFICES) await seedOffice(transaction, office, business);
    if (scale > 0) {
      await fillWithoutIndexes(transaction, LARGE_TABLES, () => seedLargeOffice(transaction, scale, business));
    }
    return true;
  });
  // Without statistics the planner scans whole tables.
  if (seeded) await sql`analyze`.execute(connection);
  return seeded;
}

/**
 * One server at a time fills the database. Polls, because one statement may wait for less time than filling takes, and
 * before any lock of a table, because the server that fills drops indexes.
 */
async function waitForOtherServers(transaction: WriteTransaction): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isFirst: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('demo data')) as is_first`.execute(transaction);
    if (rows[0]?.isFirst) return;
    await pause(POLL_MS);
  }
}

async function seedOffice(transaction: WriteTransaction, plan: DemoOffice, business: DemoBusiness): Promise<void> {
  const { demo, random, passwordHash } = business;
  const isFirst = plan === DEMO_OFFICES[0];
  const office = { ...plan, id: newId() };
  const officeId = office.id;
  const { name, city, countryCode } = plan;
  await transaction
    .insertInto('offices')
    .values({ id: officeId, name, city, countryCode, timeZone: DEMO_COUNTRIES[countryCode].timeZone })
    .execute();

  const { manager, collectors } = staffOf(office, { isFirst, passwordHash, random });
  await transaction
    .insertInto('users')
    .values([manager, ...collectors])
    .execute();
  const suppliers = plan.suppliers.map((supplier) => ({ id: newId(), officeId, countryCode, name: supplier }));
  await transaction.insertInto('suppliers').values(suppliers).execute();
  const agencies = agenciesOf(office, random);
  await transaction.insertInto('agencies').values(agencies).execute();

  const collectorIds = collectors.map(({ id }) => id);
  const [guideId] = isFirst ? collectorIds : [];
  const rounds = { agencies, collectorIds, countryCode, ...(guideId !== undefined && { guideId }) };
  const collections = collectionsOf(rounds, demo, random);
  const scheduled = await transaction
    .insertInto('collections')
    .values(collections)
    .returning(['officeId', 'id', 'collectorId', 'status', 'scheduledAt', 'collectedAt', 'issueOpen'])
    .execute();
  if (isFirst) await transaction.insertInto('pickUpSeries').values(seriesOf(rounds, demo)).execute();
  const past = scheduled.filter(({ status, scheduledAt }) => status !== 'UNCOLLECTED' || scheduledAt < demo.now);
  await transaction
    .insertInto('collectionNotes')
    .values(notesOf(past, { managerId: manager.id, now: demo.now }, random))
    .execute();
  await bookHistory(transaction, {
    officeId,
    country: DEMO_COUNTRIES[countryCode],
    adminId: adminOf(business, countryCode).id,
    managerId: manager.id,
    supplierIds: suppliers.map(({ id }) => id),
    now: demo.now,
    random,
    custody: CUSTODY_PLANS[name],
  });
}
