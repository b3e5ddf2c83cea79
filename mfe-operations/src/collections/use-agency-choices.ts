import type { Agency } from '@comptoir/api-contract/agencies';
import { apiRecordQuery, apiRowsQuery } from '@comptoir/kernel/query';
import { choiceSource, useChoices, type Choices } from '@comptoir/ui/records';
import { agencySearch } from './agency-search';

export type AgencyChoices = Choices<Agency>;

const AGENCIES = choiceSource({
  rows: (place, query) => apiRowsQuery('listAgencies', { query: { ...query, ...place } }),
  record: (id) => apiRecordQuery('getAgency', { params: { id } }),
  search: agencySearch,
});

/** `isWanted`: loads at once instead of on approach. */
export function useAgencyChoices(chosenId: string, isWanted = false): AgencyChoices {
  return useChoices(AGENCIES, { chosenId, isWanted });
}
