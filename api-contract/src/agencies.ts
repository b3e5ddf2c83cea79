import * as z from 'zod/mini';
import { EXPORTED, EXPORT_OPTIONS } from './export-formats';
import { agencyFields } from './fields/agency';
import { shapeOf } from './fields/field';
import { listDelta, Since } from './list-delta';
import { nearPage, pageFields, passedRows } from './list-pages';
import { operation } from './operation';
import { STAFF } from './roles';
import { Archived, CountryCode, Id, QueryText } from './values';

/** Largest page of the agency list, in rows. */
export const AGENCY_LIST_LIMIT = 50_000;

/** A new agency. Forms report missing fields in this order. */
export const AgencyInput = z.object(shapeOf(agencyFields, 'input'));

const { officeId: _stays, ...changed } = shapeOf(agencyFields, 'change');
/** A change cannot move an agency to another office. */
export const AgencyChange = z.partial(z.object(changed));

export const Agency = z.object({ id: Id, ...shapeOf(agencyFields, 'answer') });

export const AgencyListQuery = z
  .object({
    ...pageFields(AGENCY_LIST_LIMIT),
    /** Cursor: id of the agency after which the page begins, instead of a page number. */
    after: z.optional(Id),
    countryCode: z.optional(CountryCode),
    officeId: z.optional(Id),
    search: QueryText,
    archived: Archived,
    since: Since,
  })
  .check(nearPage(passedRows));

/** The file can be imported again, with every row recognised as unchanged. */
export const AgencyCsvQuery = z.object({
  countryCode: z.optional(CountryCode),
  officeId: z.optional(Id),
  search: QueryText,
  ...EXPORT_OPTIONS,
});

const params = z.object({ id: Id });

export const agencyOperations = {
  listAgencies: operation({
    summary: 'Agencies of an office or a country, by name',
    access: STAFF,
    query: AgencyListQuery,
    response: z.array(Agency),
    list: true,
    changes: listDelta(Agency),
  }),
  exportAgencies: operation({
    stepUp: true,
    summary: 'The same list as a file: CSV (RFC 4180, UTF-8 with BOM), or a workbook (XLSX) with `format=xlsx`',
    access: STAFF,
    query: AgencyCsvQuery,
    produces: EXPORTED,
  }),
  getAgency: operation({ summary: 'One agency', access: STAFF, params, response: Agency, versioned: true }),
  createAgency: operation({
    summary: 'Open an agency',
    access: STAFF,
    body: AgencyInput,
    response: Agency,
    status: 201,
    versioned: true,
  }),
  updateAgency: operation({
    summary: 'Change an agency',
    access: STAFF,
    params,
    body: AgencyChange,
    response: Agency,
    versioned: true,
  }),
  deleteAgency: operation({
    summary: 'Delete an agency permanently; history keeps its name',
    access: STAFF,
    params,
    versioned: true,
  }),
  archiveAgency: operation({
    summary: 'Archive an agency: it leaves the lists until it is restored',
    access: STAFF,
    params,
    response: Agency,
    versioned: true,
  }),
  restoreAgency: operation({
    summary: 'Restore an agency from the archive: administrators restore any, others only their own',
    access: STAFF,
    params,
    response: Agency,
    versioned: true,
  }),
};

export type Agency = z.infer<typeof Agency>;
export type AgencyInput = z.infer<typeof AgencyInput>;
/** Values of a form: no coordinates until the address is located. */
export type AgencyFormValues = Omit<z.input<typeof AgencyInput>, 'lat' | 'lon'> &
  Record<'lat' | 'lon', number | undefined>;
export type AgencyChange = z.infer<typeof AgencyChange>;
export type AgencyListQuery = z.infer<typeof AgencyListQuery>;
