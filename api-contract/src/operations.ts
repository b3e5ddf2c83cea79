import { agencyOperations } from './agencies';
import { geocodeOperations } from './geocode';
import { officeOperations } from './offices';
import { sessionOperations } from './session';

/** Every call of the API by name: its schemas, its access, its answer. */
export const operations = {
  ...sessionOperations,
  ...officeOperations,
  ...agencyOperations,
  ...geocodeOperations,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
