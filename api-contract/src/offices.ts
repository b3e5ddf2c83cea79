import * as z from 'zod/mini';
import { operation } from './operation';
import { ROLES } from './roles';
import { CountryCode, Id, QueryText } from './values';

export const Office = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  countryCode: CountryCode,
  collectorsAmount: z.int(),
  /** Names of the office's managers. */
  admins: z.array(z.string()),
});

export const OfficeListQuery = z.object({ country: z.optional(CountryCode), search: QueryText });

export const officeOperations = {
  listOffices: operation({
    summary: 'Offices in the caller’s reach, by name',
    access: ROLES,
    query: OfficeListQuery,
    response: z.array(Office),
    list: true,
  }),
  listOfficeCountries: operation({
    summary: 'Codes of the countries that have an office',
    access: ['SUPERADMIN'],
    response: z.array(CountryCode),
    list: true,
  }),
};

export type Office = z.infer<typeof Office>;
export type OfficeListQuery = z.infer<typeof OfficeListQuery>;
