import { narrowed } from '../access/reach';
import type { Handlers } from '../http/handlers';
import type { ListAnswers } from '../lists/list-answers';
import { agencyList } from './agency-list';
import { agencies, changeAgency, closeAgency, openAgency } from './agencies.service';

export function agencyHandlers(lists: ListAnswers) {
  return {
    listAgencies: async ({ connection, reach, query, request, reply }) => {
      const within = await narrowed(connection, reach, query);
      return lists.send(request, reply, agencyList(connection, within, query));
    },
    getAgency: agencies.get,
    createAgency: openAgency,
    updateAgency: changeAgency,
    deleteAgency: closeAgency,
  } satisfies Partial<Handlers>;
}
