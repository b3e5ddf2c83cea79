import { operationNames, operations, type OperationName } from '@comptoir/api-contract/operations';
import type { Operation } from '@comptoir/api-contract/operation';
import type { Role } from '@comptoir/api-contract/roles';
import { routes } from '@comptoir/api-contract/routes';
import * as z from 'zod/v4/core';

/** One way of making a call. */
export interface ReadRequest {
  name: OperationName;
  role: Role;
  /** Below `/api`. */
  address: string;
  /** The call and the field that it is asked for with, if any. */
  variant: string;
}

/** Values of fields by their name; of ids of records by the call that reads one. */
export type Samples = Record<string, string>;

const ROLES = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'] as const;
/** Of a list as much as a screen shows. */
const PAGE = { limit: '50' };

/**
 * Every read of the contract but files and the stream by everybody who may make it: as a screen asks for it, and with each further field that has
 * a sample. A call that is new is among them.
 *
 * @throws {Error} when a call needs a field that has no sample
 */
export function readRequests(samples: Samples): ReadRequest[] {
  return operationNames()
    .filter((name) => routes[name].method === 'GET' && !('produces' in operations[name]))
    .flatMap((name) => {
      const operation: Operation = operations[name];
      const roles = ROLES.filter((role) => operation.access === 'public' || operation.access.includes(role));
      return roles.flatMap((role) => asked(name, operation, samples).map((request) => ({ name, role, ...request })));
    });
}

function asked(
  name: OperationName,
  { query }: Operation,
  samples: Samples,
): Pick<ReadRequest, 'address' | 'variant'>[] {
  const sample = (field: string) => {
    const value = samples[`${name}.${field}`] ?? samples[field];
    if (value === undefined) throw new Error(`${name} needs "${field}": give it a sample.`);
    return value;
  };
  const path = routes[name].path.replace(/:(\w+)/g, (_, field: string) => encodeURIComponent(sample(field)));
  const fields = query instanceof z.$ZodObject ? Object.keys(query._zod.def.shape) : [];
  const missing = query ? (z.safeParse(query, {}).error?.issues ?? []).map(({ path: [field] }) => String(field)) : [];
  const base = {
    ...Object.fromEntries(missing.map((field) => [field, sample(field)])),
    ...(fields.includes('limit') && PAGE),
  };
  const address = (fieldsAsked: Record<string, string>) => {
    const text = new URLSearchParams(fieldsAsked).toString();
    return text === '' ? path : `${path}?${text}`;
  };
  const further = fields.filter((field) => !(field in base) && (`${name}.${field}` in samples || field in samples));
  return [
    { address: address(base), variant: name },
    ...further.map((field) => ({
      address: address({ ...base, [field]: sample(field) }),
      variant: `${name} with ${field}`,
    })),
  ];
}
