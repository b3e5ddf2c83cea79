import { apiRowsQuery } from '@comptoir/kernel/query'
import { useOfficeQuery } from '@comptoir/kernel/selection'

/** The API keeps garages as suppliers: those of the selected office, and those it shares. */
export function useGarages() {
  return useOfficeQuery((place) =>
    apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId } }),
  )
}
