import { narrowed } from '../access/reach';
import { notFound } from '../http/api-error';
import type { Handlers } from '../http/handlers';
import type { ListAnswers } from '../lists/list-answers';
import { agencyList } from './agency-list';
import { findAgency } from './agencies.repository';
import { changeAgency, closeAgency, openAgency } from './agencies.service';

export function agencyHandlers(
  lists: ListAnswers,
): Pick<Handlers, 'listAgencies' | 'getAgency' | 'createAgency' | 'updateAgency' | 'deleteAgency'> {
  return {
    listAgencies: async ({ connection, reach, query, request, reply }) => {
      const within = await narrowed(connection, reach, query);
      return lists.send(request, reply, agencyList(connection, within, query));
    },

    getAgency: async ({ connection, reach, params }) => {
      const agency = await findAgency(connection, reach, params.id);
      if (!agency) throw notFound('agency');
      return agency;
    },

    createAgency: ({ connection: transaction, person, reach, body }) =>
      openAgency({ transaction, person, reach }, body),

    updateAgency: ({ connection: transaction, person, reach, params: { id }, body, expectedVersion }) =>
      changeAgency({ transaction, person, reach, id, expectedVersion }, body),

    deleteAgency: ({ connection: transaction, person, reach, params: { id }, expectedVersion }) =>
      closeAgency({ transaction, person, reach, id, expectedVersion }),
  };
}
