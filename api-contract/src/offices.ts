import * as z from 'zod/mini';
import { EXPORTED, EXPORT_OPTIONS } from './export-formats';
import { shapeOf } from './fields/field';
import { officeFields } from './fields/office';
import { operation } from './operation';
import { ADMINS, ROLES, STAFF } from './roles';
import { Archived, CountryCode, Currency, Id, QueryText, TimeZone } from './values';

export const OfficeForm = z.object(shapeOf(officeFields, 'input'));

/** The time zone (IANA) defaults to that of its country, or UTC if there are several. */
export const OfficeInput = z.extend(OfficeForm, { timeZone: z.optional(officeFields.timeZone.input) });

export const OfficeChange = z.partial(z.object(shapeOf(officeFields, 'change')));

export const Office = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  countryCode: z.string(),
  collectorsAmount: z.int(),
  admins: z.array(z.string()),
  /** IANA time zone; older servers send it for a single office only. */
  timeZone: z.optional(z.string()),
});

/** Totals of collections in one currency, in major units; currencies are never added up. */
export const CurrencyTotal = z.object({
  currency: Currency,
  collected: z.number(),
  scheduled: z.number(),
  collectedCount: z.int(),
  totalCount: z.int(),
});

export const CountryTotals = z.object({
  countryCode: z.string(),
  /** Last 30 days, in the time zone of each office. */
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
  /** Archived offices; ADMIN and SUPERADMIN only, else 403. */
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
    stepUp: true,
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

/** Operations of the dashboard and of the office pages. */
export const officeAdministrationOperations = {
  getCountryTotals: operation({
    summary: 'The offices of a country with their collections of the last 30 days, today included',
    access: ADMINS,
    params: z.object({ country: CountryCode }),
    /** Days default to the time zone of each office. */
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
    stepUp: true,
    summary: 'Archive an office: it leaves the lists and its people are signed out until it is restored',
    access: ADMINS,
    params,
    response: Office,
    versioned: true,
  }),
  restoreOffice: operation({
    stepUp: true,
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
