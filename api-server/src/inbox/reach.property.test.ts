import { ROLES, type Role } from '@comptoir/api-contract/roles';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import type { Person } from '../access/person';
import { reachOf, type Reach } from '../access/reach';
import { inTransaction } from '../database/transaction';
import { administratorsOf, managersOf, people, superadmins, type Audience } from './audience';
import { findInbox } from './inbox.repository';
import { notify } from './notify.repository';

const OFFICES = ['algiers', 'oran', 'paris'] as const;
const COUNTRIES = { algiers: 'DZ', oran: 'DZ', paris: 'FR' } as const;

type Office = (typeof OFFICES)[number];

const member = fc.record({
  role: fc.constantFrom(...ROLES),
  office: fc.constantFrom(...OFFICES),
  state: fc.constantFrom('working', 'working', 'working', 'invited', 'held', 'gone'),
});
const notification = fc.record({
  office: fc.constantFrom(...OFFICES),
  to: fc.constantFrom('managers', 'administrators', 'superadmins', 'all'),
  /** Office that recipients move to later. */
  moves: fc.constantFrom(undefined, ...OFFICES),
});

describeApi('notifications', (api) => {
  const officeId = (office: Office) => api.business().offices[office];

  async function add(role: Role, office: Office, state: string): Promise<Person> {
    const id = newId();
    const place = {
      officeId: role === 'OFFICEMANAGER' || role === 'COLLECTOR' ? officeId(office) : null,
      countryCode: role === 'ADMIN' ? COUNTRIES[office] : null,
    };
    const account = { id, email: `${id}@test.example`, name: 'Somebody', phone: null, role };
    await api
      .connection()
      .insertInto('users')
      .values({
        ...account,
        ...place,
        verified: state !== 'invited',
        held: state === 'held',
        archivedAt: state === 'gone' ? new Date() : null,
      })
      .execute();
    const country = place.officeId === null ? place.countryCode : COUNTRIES[office];
    return { ...account, officeId: place.officeId, countryCode: country, verified: true, language: null };
  }

  const sees = (reach: Reach, office: Office) =>
    (reach.officeId === undefined || reach.officeId === officeId(office)) &&
    (reach.countryCode === undefined || reach.countryCode === COUNTRIES[office]);

  it('never reach people outside the reach, without sign-in, or moved away', async () => {
    const { id: entityId } = await scheduleCollection(api);
    await fc.assert(
      fc.asyncProperty(
        fc.array(member, { minLength: 1, maxLength: 6 }),
        notification,
        async (members, { office, to, moves }) => {
          const persons = await Promise.all(
            members.map(async ({ role, office: own, state }) => ({ person: await add(role, own, state), state })),
          );
          const id = sql`${officeId(office)}::uuid`;
          const audiences: Record<typeof to, Audience> = {
            managers: managersOf(id),
            administrators: administratorsOf(id),
            superadmins,
            all: people(persons.map(({ person }) => person.id)),
          };
          const cause = newId();
          const params = { by: 'A', agency: 'B', note: 'C' };
          const news = {
            kind: 'mention',
            cause,
            entity: 'collection',
            entityId,
            officeId: officeId(office),
            params,
          } as const;
          await inTransaction(api.connection(), (transaction) => notify(transaction, news, audiences[to]));
          for (const { person, state } of persons) {
            const rows = await api
              .connection()
              .selectFrom('inboxItems')
              .select('id')
              .where('userId', '=', person.id)
              .execute();
            const mayRead = state === 'working' && (to === 'all' || sees(reachOf(person), office));
            expect(mayRead || rows.length === 0).toBe(true);
            const moved =
              moves !== undefined && person.officeId !== null
                ? { ...person, officeId: officeId(moves), countryCode: COUNTRIES[moves] }
                : person;
            const reach = reachOf(moved);
            const seen = await findInbox(
              api.connection(),
              { person, reach },
              { state: 'open', before: undefined, limit: 50 },
            );
            const mayBeSeen = sees(reach, office) && reach.collectorId === undefined && rows.length > 0;
            expect(seen.rows.map((row) => row.entityId)).toEqual(mayBeSeen ? [entityId] : []);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
