import * as z from 'zod/mini';
import { EXPORTED, EXPORT_OPTIONS } from './export-formats';
import { shapeOf } from './fields/field';
import { officeFields } from './fields/office';
import { operation } from './operation';
import { ADMINS, ROLES, STAFF } from './roles';
import { Archived, CountryCode, Currency, Id, QueryText, TimeZone } from './values';

/** What the form of an office asks for. */
export const OfficeForm = z.object(shapeOf(officeFields, 'input'));

/** Without a time zone (IANA name) it has that of its country, and UTC where there are several. */
export const OfficeInput = z.extend(OfficeForm, { timeZone: z.optional(officeFields.timeZone.input) });

export const OfficeChange = z.partial(z.object(shapeOf(officeFields, 'change')));

export const Office = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  countryCode: z.string(),
  collectorsAmount: z.int(),
  /** Names of the office's managers. */
  admins: z.array(z.string()),
  /** IANA name of the time zone of its clocks; a server of before tells it of one office alone. */
  timeZone: z.optional(z.string()),
});

/** What collections in one currency add up to, in major units; currencies are never added up. */
export const CurrencyTotal = z.object({
  currency: Currency,
  collected: z.number(),
  scheduled: z.number(),
  collectedCount: z.int(),
  totalCount: z.int(),
});

export const CountryTotals = z.object({
  countryCode: z.string(),
  /** Of the last 30 days, as those of each office. */
  totals: z.array(CurrencyTotal),
  offices: z.array(
    z.object({
      id: Id,
      name: z.string(),
      city: z.string(),
      countryCode: z.string(),
      collectionTotal: z.array(CurrencyTotal),
    }),
  ),
});

export const OfficeListQuery = z.object({
  country: z.optional(CountryCode),
  search: QueryText,
  /** The archived ones; ADMIN and SUPERADMIN only, else 403. */
  archived: Archived,
});

export const OfficeCsvQuery = z.object({ country: z.optional(CountryCode), search: QueryText, ...EXPORT_OPTIONS });

const params = z.object({ id: Id });

export const officeOperations = {
  listOffices: operation({
    summary: 'Offices in the caller’s reach, by name',
    access: ROLES,
    query: OfficeListQuery,
    response: z.array(Office),
    list: true,
  }),
  exportOffices: operation({
    summary: 'The same list as a file: CSV (RFC 4180, UTF-8 with BOM), or a workbook (XLSX) with `format=xlsx`',
    access: STAFF,
    query: OfficeCsvQuery,
    produces: EXPORTED,
  }),
  listOfficeCountries: operation({
    summary: 'Codes of the countries that have an office',
    access: ['SUPERADMIN'],
    response: z.array(z.string()),
    list: true,
  }),
};

/** What the dashboard and the offices' own screens need. */
export const officeAdministrationOperations = {
  getCountryTotals: operation({
    summary: 'The offices of a country with their collections of the last 30 days, today included',
    access: ADMINS,
    params: z.object({ country: CountryCode }),
    /** Without a time zone the days are those of each office. */
    query: z.object({ timeZone: TimeZone }),
    response: CountryTotals,
  }),
  getOffice: operation({ summary: 'One office', access: ROLES, params, response: Office, versioned: true }),
  createOffice: operation({
    summary: 'Open an office',
    access: ADMINS,
    body: OfficeInput,
    response: Office,
    status: 201,
    versioned: true,
  }),
  updateOffice: operation({
    summary: 'Change an office',
    access: ADMINS,
    params,
    body: OfficeChange,
    response: Office,
    versioned: true,
  }),
  deleteOffice: operation({
    summary: 'Delete an office; 409 while it has agencies, people or money',
    access: ADMINS,
    params,
    versioned: true,
  }),
  archiveOffice: operation({
    summary: 'Archive an office: it leaves the lists and its people are signed out until it is restored',
    access: ADMINS,
    params,
    response: Office,
    versioned: true,
  }),
  restoreOffice: operation({
    summary: 'Restore an office from the archive, with everything in it',
    access: ADMINS,
    params,
    response: Office,
    versioned: true,
  }),
};

export type OfficeForm = z.infer<typeof OfficeForm>;
export type OfficeInput = z.infer<typeof OfficeInput>;
export type OfficeChange = z.infer<typeof OfficeChange>;
export type Office = z.infer<typeof Office>;
export type CurrencyTotal = z.infer<typeof CurrencyTotal>;
export type CountryTotals = z.infer<typeof CountryTotals>;
export type OfficeListQuery = z.infer<typeof OfficeListQuery>;
