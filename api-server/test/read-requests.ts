import { operationNames, operations, type OperationName } from '@comptoir/api-contract/operations';
import type { Operation } from '@comptoir/api-contract/operation';
import type { Role } from '@comptoir/api-contract/roles';
import { routes } from '@comptoir/api-contract/routes';
import * as z from 'zod/v4/core';

export interface ReadRequest {
  name: OperationName;
  role: Role;
  address: string;
  variant: string;
}

/** Values by field; record ids by the call that reads one. */
export type Samples = Record<string, string>;

const ROLES = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'] as const;
const PAGE = { limit: '50' };
/** Exports are limited to a period; whole ones are measured separately. */
const PERIODS: ReadonlySet<string> = new Set(['startDate', 'from']);

/** Fields, or values, without a sample, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  language: 'changes the words of an answer alone',
  columns: 'changes which cells of a row a file has',
  'exportAgencies.timeZone': 'says by which day a file is named',
  'exportCollectors.timeZone': 'says by which day a file is named',
  'exportMonthReport.timeZone': 'says by which day a file is named',
  'exportOffices.timeZone': 'says by which day a file is named',
  'exportSuppliers.timeZone': 'says by which day a file is named',
  'exportUsers.timeZone': 'says by which day a file is named',
  'exportTrades.timeZone': 'changes how moments are written',
  'exportGeneralLedger.timeZone': 'changes how moments are written',
  'verifyReceipt.pickUpId': 'needs its office: growth-requests.ts asks for both',
  page: 'an offset reads what it skips, which is bounded (`PAGE_OFFSET_LIMIT`); who reads further down does so by key',
  since: 'a version of a list is known once it was read: growth.test.ts changes an agency and asks what changed',
};

/**
 * All reads by every permitted role: as a screen requests them, and with each further field and enum value. Covers
 * new calls and fields automatically.
 *
 * @throws {Error} for a field with neither a sample nor an exemption
 */
export function readRequests(samples: Samples): ReadRequest[] {
  return operationNames()
    .filter((name) => routes[name].method === 'GET' && !isStream(operations[name]))
    .flatMap((name) => {
      const operation: Operation = operations[name];
      const roles = ROLES.filter((role) => operation.access === 'public' || operation.access.includes(role));
      return roles.flatMap((role) =>
        requested(name, operation, samples).map((request) => ({ name, role, ...request })),
      );
    });
}

function isStream({ produces }: Operation): boolean {
  return produces?.includes('text/event-stream') === true;
}

function requested(
  name: OperationName,
  { query, produces }: Operation,
  samples: Samples,
): Pick<ReadRequest, 'address' | 'variant'>[] {
  const known = (field: string) => samples[`${name}.${field}`] ?? samples[field];
  const sample = (field: string) => {
    const value = known(field);
    if (value === undefined) throw new Error(`${name} needs "${field}": add a sample.`);
    return value;
  };
  const path = routes[name].path.replace(/:(\w+)/g, (_, field: string) => encodeURIComponent(sample(field)));
  const shape = query instanceof z.$ZodObject ? query._zod.def.shape : {};
  const fields = Object.keys(shape);
  const missing = query ? (z.safeParse(query, {}).error?.issues ?? []).map(({ path: [field] }) => String(field)) : [];
  const wanted = [...missing, ...(produces ? fields.filter((field) => PERIODS.has(field)) : [])];
  const base = {
    ...Object.fromEntries(wanted.map((field) => [field, sample(field)])),
    ...(fields.includes('limit') && PAGE),
  };
  const address = (fieldsAsked: Record<string, string>) => {
    const text = new URLSearchParams(fieldsAsked).toString();
    return text === '' ? path : `${path}?${text}`;
  };
  const further = fields
    .filter((field) => !(field in base))
    .flatMap((field) => {
      const value = known(field);
      if (value !== undefined) return [{ field, value, label: field }];
      return valuesOf(shape[field]).map((each) => ({ field, value: each, label: `${field}=${each}` }));
    });
  const unasked = fields.filter((field) => !(field in base) && !further.some((one) => one.field === field));
  const unexplained = unasked.filter((field) => !isExempt(name, field));
  if (unexplained.length > 0) {
    throw new Error(
      `${name} is never called with "${unexplained.join('", "')}": add samples, or exempt it with a reason.`,
    );
  }
  return [
    { address: address(base), variant: name },
    ...further
      .filter(({ field, label }) => label === field || (!isExempt(name, field) && !isExempt(name, label)))
      .map(({ field, value, label }) => ({
        address: address({ ...base, [field]: value }),
        variant: `${name} with ${label}`,
      })),
  ];
}

function isExempt(name: OperationName, what: string): boolean {
  return what in EXEMPT || `${name}.${what}` in EXEMPT;
}

function valuesOf(field: z.$ZodType | undefined): string[] {
  if (field instanceof z.$ZodDefault || field instanceof z.$ZodOptional) return valuesOf(field._zod.def.innerType);
  return field instanceof z.$ZodEnum ? Object.values(field._zod.def.entries).map(String) : [];
}
