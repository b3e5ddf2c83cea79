import { apiRowsQuery } from '@comptoir/shared-kernel/query'
import { useOfficeQuery } from '@comptoir/shared-kernel/selection'

/** The API keeps garages as suppliers: those of the selected office, and those it shares. */
export function useGarages() {
  return useOfficeQuery((place) =>
    apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId } }),
  )
}
