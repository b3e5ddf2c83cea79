import type { Collection } from '@comptoir/api-contract/collections'
import { apiQuery, apiRowsQuery } from '@comptoir/kernel/query'
import { useQuery } from '@tanstack/react-query'

const LIMIT = 200

/** Past and planned visits of an agency, newest first. The API searches by the agency's name. */
export function useVisits(agencyId: string) {
  const agency = useQuery(apiQuery('getAgency', { params: { id: agencyId } }))
  const query = {
    officeId: agency.data?.officeId,
    search: agency.data?.name,
    limit: LIMIT,
    page: 1,
  }
  const all = apiRowsQuery('listCollections', { query })
  const visits = useQuery({
    ...all,
    enabled: agency.data !== undefined,
    select: (rows: Collection[]) => rows.filter((row) => row.agencyId === agencyId),
  })
  return agency.error ? { ...visits, error: agency.error, refetch: agency.refetch } : visits
}
