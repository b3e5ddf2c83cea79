import { requestedOffice } from '../access/requested-office';
import type { Handlers } from '../http/handlers';
import { readCollection } from './collections.repository';
import { findMentionable, findMentionableIn } from './mentions';

export const mentionHandlers = {
  listMentionable: async ({ connection, person, reach, params, query }) =>
    findMentionable(connection, person, await readCollection(connection, reach, params.id), query),

  listMentionableIn: async ({ connection, person, reach, query: { officeId, ...query } }) => {
    const office = await requestedOffice(connection, reach, officeId);
    return findMentionableIn(connection, person, office.id, query);
  },
} satisfies Partial<Handlers>;
