import { narrowed } from '../access/reach';
import { refused } from '../api-error';
import type { Handlers } from '../http/handlers';
import { ADMINISTERED_ROLES } from './administered-roles';
import { findCollectors, findUsers } from './users.repository';
import { changeUser, deleteUser, invite, inviteAgain, users } from './users.service';

export const userHandlers = {
  listCollectors: async ({ connection, reach, query: { officeId, search, startDate } }) => {
    const within = await narrowed(connection, reach, { officeId });
    const since = startDate === undefined ? undefined : new Date(startDate);
    return findCollectors(connection, within, { search, since, now: new Date() });
  },

  listUsers: async ({ connection, person, reach, query: { role, officeId, countryCode, search } }) => {
    const administered = ADMINISTERED_ROLES[person.role];
    if (role !== undefined && !administered.includes(role)) throw refused('no-access');
    const within = await narrowed(connection, reach, { officeId, countryCode });
    const roles = role === undefined ? administered : [role];
    return findUsers(connection, { roles, reach: within }, search);
  },

  getUser: users.get,
  inviteUser: invite,
  resendInvitation: inviteAgain,
  updateUser: changeUser,
  deleteUser,
} satisfies Partial<Handlers>;
