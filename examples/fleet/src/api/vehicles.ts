import { useOfficeQuery } from '@comptoir/kernel/selection'
import { service, serviceQuery } from '@comptoir/kernel/service'
import * as z from 'zod/mini'

export const KINDS = ['car', 'van', 'motorcycle'] as const

const Vehicle = z.object({ id: z.string(), plate: z.string(), kind: z.enum(KINDS) })

export type Vehicle = z.infer<typeof Vehicle>

/** The vehicles of the selected office, or those that serve an agency. */
export function useVehicles(agency?: string) {
  return useOfficeQuery((place) =>
    serviceQuery('fleet', '/vehicles', z.array(Vehicle), { office: place?.officeId, agency }),
  )
}

export interface NewVehicle {
  plate: string
  kind: Vehicle['kind']
  /** Id of the agency that it serves. */
  agency: string | undefined
}

export interface Submission {
  office: string
  vehicle: NewVehicle
  /** Key of the submission, so that a repeated one adds nothing. */
  key: string
}

export function addVehicle({ office, vehicle, key }: Submission): Promise<Vehicle> {
  const options = { query: { office }, idempotencyKey: key }
  return service('fleet').post('/vehicles', vehicle, Vehicle, options)
}
