import { ROLES } from '@comptoir/api-contract/roles';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { people } from '../../src/inbox/audience';
import { notify } from '../../src/inbox/notify.repository';
import { inTransaction } from '../../src/database/transaction';
import type { TestApi } from '../api';
import type { AccessRequests, AccessWorld, Place } from './access-world';

export function inboxRequests(api: TestApi, world: AccessWorld): AccessRequests {
  const notifyEveryRole = async (place: Place) => {
    const entityId = await world.newCollection(place);
    const ids = ROLES.map((role) => api.business().people[role].id);
    const params = { by: 'Somebody', agency: 'Agency', note: 'Look' };
    const news = { cause: newId(), entityId, officeId: world.officeId(place), params };
    await inTransaction(api.connection(), (transaction) =>
      notify(transaction, { ...news, kind: 'mention', entity: 'collection' }, people(ids)),
    );
    return entityId;
  };
  const ofOffice = async (place: Place) => ({ path: `/balance-limits/${world.officeId(place)}` as const });

  return {
    'listInbox of all': async (place) => {
      const fragment = `"entityId":"${await notifyEveryRole(place)}"`;
      return { tells: (body) => body.includes(fragment) };
    },
    countInbox: async () => ({}),
    'changeInboxItem of a colleague': async () => {
      const id = newId();
      const userId = await world.newUser('OFFICEMANAGER', 'inside');
      await sql`insert into inbox_items (id, user_id, kind, cause, params)
        values (${id}, ${userId}, 'mention', ${id}, '{}')`.execute(api.connection());
      return { path: `/inbox/${id}`, body: { done: true } };
    },
    getInboxMail: async () => ({}),
    chooseInboxMail: async () => ({ body: { daily: true } }),
    getBalanceLimits: ofOffice,
    setBalanceLimits: async (place) => ({
      ...(await ofOffice(place)),
      body: { limits: [{ currency: 'USD', amount: 100 }] },
    }),
    listMentionable: async (place) => ({ path: `/collections/${await world.newCollection(place)}/people` }),
    'listMentionable of a colleague': async () => ({
      path: `/collections/${await world.newCollectionOfColleague()}/people`,
    }),
    listMentionableIn: world.ofOffice,
  };
}
