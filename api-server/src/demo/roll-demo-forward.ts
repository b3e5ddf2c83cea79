import { DAY_MS } from '../calendar/durations';
import { raiseVersion } from '../lists/list-versions.repository';
import { instantOn } from '../calendar/local-day';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import { DEMO_ACCOUNTS } from './demo-account';
import { later } from './demo-clock';
import { collectionsOf, type DemoCollection } from './demo-collections';
import { demoDay, type DemoDay } from './demo-day';
import { DEMO_COUNTRIES, DEMO_OFFICES, type DemoOffice } from './demo-offices';
import { Random } from './random';

/**
 * Adds collections from today on to demo offices without any for today. Offices not created by the demo are
 * skipped. Returns the number added.
 */
export async function rollDemoForward(connection: Connection, now: Date): Promise<number> {
  let planned = 0;
  for (const office of DEMO_OFFICES) {
    planned += await inTransaction(connection, (transaction) => planAhead(transaction, office, demoDay(now)));
  }
  return planned;
}

async function planAhead(transaction: WriteTransaction, office: DemoOffice, demo: DemoDay): Promise<number> {
  const { countryCode } = office;
  const today = instantOn(demo.first, 0, DEMO_COUNTRIES[countryCode].timeZone);
  const collectors = await lockCollectors(transaction, office);
  const officeId = collectors[0]?.officeId ?? null;
  if (officeId === null || (await hasCollections(transaction, officeId, today))) return 0;
  const agencies = await transaction
    .selectFrom('agencies')
    .select(['officeId', 'id', 'lat', 'lon'])
    .where('officeId', '=', officeId)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .execute();
  const guide = collectors.find(({ email }) => email === DEMO_ACCOUNTS.COLLECTOR.email);
  const collectorIds = collectors.map(({ id }) => id);
  const rounds = { agencies, collectorIds, countryCode, ...(guide && { guideId: guide.id }) };
  const collections = collectionsOf(rounds, demo, new Random(today.getTime() / DAY_MS))
    .filter(({ scheduledAt }) => scheduledAt >= today)
    .map(open);
  if (collections.length === 0) return 0;
  await transaction.insertInto('collections').values(collections).execute();
  await raiseVersion(transaction, 'collections', officeId);
  return collections.length;
}

/** Locks so that one server acts at a time; empty if the office was not created by the demo. */
function lockCollectors(transaction: WriteTransaction, { name, city, countryCode }: DemoOffice) {
  return transaction
    .selectFrom('users')
    .innerJoin('offices', 'offices.id', 'users.officeId')
    .select(['users.id', 'users.email', 'users.officeId'])
    .where('offices.name', '=', name)
    .where('offices.city', '=', city)
    .where('offices.countryCode', '=', countryCode)
    .where('offices.archivedAt', 'is', null)
    .where('users.archivedAt', 'is', null)
    .where('users.role', '=', 'COLLECTOR')
    .where('users.email', 'like', '%@comptoir.example')
    .orderBy('users.id')
    .forUpdate(['users', 'offices'])
    .execute();
}

async function hasCollections(transaction: WriteTransaction, officeId: string, today: Date): Promise<boolean> {
  const found = await transaction
    .selectFrom('collections')
    .select('id')
    .where('officeId', '=', officeId)
    .where('archivedAt', 'is', null)
    // Collections of series exist independently of rounds.
    .where('seriesId', 'is', null)
    .where('scheduledAt', '>=', today)
    .where('scheduledAt', '<', later(today, DAY_MS))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

function open({ createdAt: _planned, ...collection }: DemoCollection): DemoCollection {
  return {
    ...collection,
    status: 'UNCOLLECTED',
    issueOpen: false,
    collectedMinor: null,
    collectedAt: null,
    recordedBy: null,
  };
}
