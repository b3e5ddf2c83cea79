import { DayOfList } from '@comptoir/api-contract/business-days';
import { fromMinor } from '@comptoir/api-contract/money';
import { v7 as newId } from 'uuid';
import * as z from 'zod/mini';
import { openDatabase, type DatabaseOptions } from '../../src/database/database';
import { agencyInput, openSmallBusiness } from '../small-business';
import { CashModel, COLLECTORS, type PersonName } from './cash-model';
import { idOf, type Business } from './cash-request';
import { TOLERANCES } from './day-requests';
import { CURRENCIES } from './planned-operation';

/** Largest batch of collections. */
const BATCH = 200;

/** Sends a request of setting up, and returns its answer. */
type Send = (by: PersonName, request: `${'GET' | 'POST' | 'PATCH'} /${string}`, body?: object) => Promise<object>;

/** Two offices and six people; nobody has cash. */
export async function openPeople(options: DatabaseOptions): Promise<Business> {
  const database = await openDatabase(options);
  const { connection } = database;
  const { offices, people } = await openSmallBusiness(connection);
  const { passwordHash } = await connection
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', people.ADMIN.id)
    .executeTakeFirstOrThrow();
  const further = async (role: 'OFFICEMANAGER' | 'COLLECTOR', officeId: string) => {
    const id = newId();
    const person = { id, email: `${id}@test.example` };
    const account = { ...person, name: 'Test', phone: null, role, officeId, countryCode: null };
    await connection
      .insertInto('users')
      .values({ ...account, passwordHash, verified: true })
      .execute();
    return person;
  };
  const named = {
    superadmin: people.SUPERADMIN,
    admin: people.ADMIN,
    managerOfAlgiers: people.OFFICEMANAGER,
    managerOfOran: await further('OFFICEMANAGER', offices.oran),
    amel: people.COLLECTOR,
    bilal: await further('COLLECTOR', offices.algiers),
  };
  await database.close();
  return { model: new CashModel(), offices, people: named, due: [], days: { algiers: '', oran: '' } };
}

/** Begins custody in both offices with a float, which opens their days, and plans collections of both collectors. */
export async function beginCustody(business: Business, collections: number, send: Send): Promise<void> {
  const { model, offices, people, due, days } = business;
  const tolerances = CURRENCIES.filter((currency) => TOLERANCES[currency] > 0n).map((currency) => {
    return { currency, amount: fromMinor(TOLERANCES[currency]) };
  });
  for (const office of ['algiers', 'oran'] as const) {
    const id = offices[office];
    await send('admin', `PATCH /cash/custody/${id}`, { mode: 'CUSTODY' });
    await send('superadmin', `PATCH /cash/rules/${id}`, { dayStartsAt: '00:00', tolerances });
    const float = { officeId: id, date: new Date().toISOString(), amount: 1, currency: 'DZD', description: 'Float' };
    await send('superadmin', 'POST /transactions', float);
    model.move([{ from: 'outside', to: `till of ${office}`, currency: 'DZD', minor: 100n }]);
    const [day] = z.array(DayOfList).parse(await send('admin', `GET /days?officeId=${id}`));
    days[office] = day?.day ?? '';
  }
  const officeId = offices.algiers;
  const agencyId = idOf(await send('admin', 'POST /agencies', agencyInput(officeId)));
  const scheduledCollectionDate = new Date(Date.now() + 36 * 3_600_000).toISOString();
  for (let first = 0; first < collections; first += BATCH) {
    const ofBatch = Array.from({ length: Math.min(BATCH, collections - first) }, (_, index) => ({
      collector: COLLECTORS[index % 2] ?? 'amel',
      currency: CURRENCIES[index % 3] ?? 'DZD',
    }));
    const rows = ofBatch.map(({ collector, currency }) => {
      return { agencyId, currency, collectorId: people[collector].id, scheduledAmount: 100 };
    });
    const common = { officeId, collectorId: people.amel.id, currency: 'DZD', scheduledCollectionDate };
    const answer = await send('admin', 'POST /collections/batch', { ...common, rows });
    const ids: string[] = Reflect.get(answer, 'ids');
    due.push(...ofBatch.map((each, index) => ({ ...each, id: ids[index] ?? '' })));
  }
}
