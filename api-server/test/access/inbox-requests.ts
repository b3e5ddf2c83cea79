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
    const notification = { cause: newId(), entityId, officeId: world.officeId(place), params };
    await inTransaction(api.connection(), (transaction) =>
      notify(transaction, { ...notification, kind: 'mention', entity: 'collection' }, people(ids)),
    );
    return entityId;
  };
  const ofOffice = async (place: Place) => ({ path: `/balance-limits/${world.officeId(place)}` as const });

  /** Request of a manager of the office, who is not the caller. */
  const requested = async (place: Place, entity: 'collection' | 'trade') => {
    const number = await (entity === 'trade' ? world.make('/trades', await world.trade(place)) : recorded(place));
    const [id, requestedBy] = [newId(), await world.newUser('OFFICEMANAGER', place)];
    const request = { id, officeId: world.officeId(place), entity, entityId: number, number, requestedBy };
    const open = { answer: null, answerReason: null, answeredBy: null };
    await api
      .connection()
      .insertInto('correctionRequests')
      .values({ ...request, ...open, reason: 'Typed twice' })
      .execute();
    return request;
  };
  const recorded = async (place: Place) => {
    const id = await world.newCollection(place);
    await api.call('SUPERADMIN', `PATCH /collections/${id}`, { body: { collectedAmount: 100, reason: 'Short' } });
    return id;
  };
  const declined = (entity: 'collection' | 'trade') => async (place: Place) => ({
    path: `/correction-requests/${(await requested(place, entity)).id}/refusal` as const,
    body: { reason: 'The amount is right' },
  });

  return {
    listCorrectionRequests: async (place) => {
      const { id, entity, entityId } = await requested(place, 'collection');
      return { query: `?entity=${entity}&entityId=${entityId}`, reveals: (body) => body.includes(id) };
    },
    'requestCorrection of a collection': async (place) => ({
      body: { entity: 'collection', entityId: await recorded(place), reason: 'Typed twice' },
    }),
    'requestCorrection of a trade': async (place) => ({
      body: { entity: 'trade', entityId: await world.make('/trades', await world.trade(place)), reason: 'Twice' },
    }),
    'declineCorrection of a collection': declined('collection'),
    'declineCorrection of a trade': declined('trade'),
    'listInbox of all': async (place) => {
      const fragment = `"entityId":"${await notifyEveryRole(place)}"`;
      return { reveals: (body) => body.includes(fragment) };
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
