import type { Collector, User } from '@comptoir/api-contract/users';
import { narrowed } from '../access/reach';
import { refused } from '../api-error';
import { pagesInOrder } from '../exports/pages-in-order';
import { sendListExport } from '../exports/send-list';
import type { Handlers } from '../http/handlers';
import type { Page } from '../database/page';
import { countedFor } from '../lists/counted-rows';
import type { ListAnswers } from '../lists/list-answers';
import { listState } from '../lists/list-versions.repository';
import { refuseLongPage } from '../lists/long-page';
import { rowList } from '../lists/row-list';
import { requireArchivist } from '../records/archive-of';
import { ADMINISTERED_ROLES } from './administered-roles';
import { findCollectors } from './collectors.repository';
import { collectorExport, userExport } from './people-export';
import { countUsers, findUsers } from './users.repository';
import { archiveCollector, restoreCollector } from './collector-archive';
import { changeUser, deleteUser, invite, inviteAgain, users } from './users.service';

/** Counts include future collections over time, so answers expire. */
const COUNT_PERIOD_MS = 60_000;

/** Larger pages, since each one sorts all people. */
const PEOPLE_PAGE = 5_000;

const peopleExports = {
  exportCollectors: async (call) => {
    const { connection, reach, query } = call;
    const within = await narrowed(connection, reach, { officeId: query.officeId });
    const scope = { roles: ['COLLECTOR'] as const, reach: within };
    const since = query.startDate === undefined ? undefined : new Date(query.startDate);
    const counted = { search: query.search, since, now: new Date() };
    return sendListExport(call, {
      list: 'collectors',
      within,
      layout: collectorExport,
      pages: pagesInOrder<Collector>((page) => findCollectors(connection, scope, counted, page), PEOPLE_PAGE),
    });
  },

  exportUsers: async (call) => {
    const { connection, person, reach, query } = call;
    const administered = ADMINISTERED_ROLES[person.role];
    if (query.role !== undefined && !administered.includes(query.role)) throw refused('no-access');
    const { officeId, countryCode } = query;
    const within = await narrowed(connection, reach, { officeId, countryCode });
    const exported = administered.filter((role) => role === 'ADMIN' || role === 'OFFICEMANAGER');
    const roles = query.role === undefined ? exported : [query.role];
    // A manager administers collectors only.
    const scope = { roles: roles.length > 0 ? roles : administered, reach: within };
    return sendListExport(call, {
      list: 'users',
      within,
      layout: userExport,
      pages: pagesInOrder<User>((page) => findUsers(connection, scope, query.search, page), PEOPLE_PAGE),
    });
  },
} satisfies Partial<Handlers>;

export function userHandlers(lists: ListAnswers) {
  return {
    listCollectors: async ({ connection, person, reach, query, request, reply }) => {
      const { officeId, search, startDate, archived, ...page } = query;
      if (archived) requireArchivist(person);
      const within = await narrowed(connection, reach, { officeId });
      const scope = { roles: ['COLLECTOR'] as const, reach: within, archived };
      const since = startDate === undefined ? undefined : new Date(startDate);
      const now = new Date();
      const count = (most = countedFor(page)) => countUsers(connection, scope, search, most);
      await refuseLongPage(within, page, count);
      const list = rowList({
        keyParts: ['collectors', scope, search, startDate, Math.floor(now.getTime() / COUNT_PERIOD_MS)],
        page,
        state: () => listState(connection, 'users', within),
        read: (part: Page<User>) => findCollectors(connection, scope, { search, since, now }, part),
        count,
      });
      return lists.send(request, reply, list);
    },

    listUsers: async ({ connection, person, reach, query, request, reply }) => {
      const { role, officeId, countryCode, search, ...page } = query;
      const administered = ADMINISTERED_ROLES[person.role];
      if (role !== undefined && !administered.includes(role)) throw refused('no-access');
      const within = await narrowed(connection, reach, { officeId, countryCode });
      const scope = { roles: role === undefined ? administered : [role], reach: within };
      const count = (most = countedFor(page)) => countUsers(connection, scope, search, most);
      await refuseLongPage(within, page, count);
      const list = rowList({
        keyParts: ['users', scope, search],
        page,
        state: () => listState(connection, 'users', within),
        read: (part: Page<User>) => findUsers(connection, scope, search, part),
        count,
      });
      return lists.send(request, reply, list);
    },

    ...peopleExports,

    getUser: users.get,
    inviteUser: invite,
    resendInvitation: inviteAgain,
    updateUser: changeUser,
    deleteUser,
    archiveCollector,
    restoreCollector,
  } satisfies Partial<Handlers>;
}
