import { apiRowsQuery } from '@comptoir/kernel/query'
import { useOfficeQuery } from '@comptoir/kernel/selection'

/** The API stores garages as suppliers: those of the selected office, and shared ones. */
export function useGarages() {
  return useOfficeQuery((place) =>
    apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId } }),
  )
}
