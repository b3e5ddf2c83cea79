import { narrowed } from '../access/reach';
import { notFound, refused } from '../http/api-error';
import type { Handlers } from '../http/handlers';
import { sourceOf } from '../security-events/event-source';
import { ADMINISTERED_ROLES } from './administered-roles';
import { findCollectors, findUser, findUsers } from './users.repository';
import { changeUser, deleteUser, invite, inviteAgain } from './users.service';

export const userHandlers: Pick<
  Handlers,
  'listCollectors' | 'listUsers' | 'getUser' | 'inviteUser' | 'resendInvitation' | 'updateUser' | 'deleteUser'
> = {
  listCollectors: async ({ connection, reach, query: { officeId, search, startDate } }) => {
    const within = await narrowed(connection, reach, { officeId });
    const since = startDate === undefined ? undefined : new Date(startDate);
    const rows = await findCollectors(connection, within, { search, since, now: new Date() });
    return { rows, total: rows.length };
  },

  listUsers: async ({ connection, person, reach, query: { role, officeId, countryCode, search } }) => {
    const administered = ADMINISTERED_ROLES[person.role];
    if (role !== undefined && !administered.includes(role)) throw refused('no-access');
    const within = await narrowed(connection, reach, { officeId, countryCode });
    const roles = role === undefined ? administered : [role];
    const rows = await findUsers(connection, { roles, reach: within }, search);
    return { rows, total: rows.length };
  },

  getUser: async ({ connection, person, reach, params }) => {
    const scope = { roles: ADMINISTERED_ROLES[person.role], reach };
    const found = await findUser(connection, scope, params.id);
    if (!found) throw notFound('user');
    return { record: found.user, version: found.version };
  },

  inviteUser: ({ connection: transaction, person, reach, body, request }) =>
    invite({ transaction, person, reach, source: sourceOf(request) }, body),

  resendInvitation: ({ connection: transaction, person, reach, params: { id }, request }) =>
    inviteAgain({ transaction, person, reach, id, source: sourceOf(request) }),

  updateUser: ({ connection: transaction, person, reach, params: { id }, body, expectedVersion, request }) =>
    changeUser({ transaction, person, reach, id, expectedVersion, source: sourceOf(request) }, body),

  deleteUser: ({ connection: transaction, person, reach, params: { id }, expectedVersion, request }) =>
    deleteUser({ transaction, person, reach, id, expectedVersion, source: sourceOf(request) }),
};
