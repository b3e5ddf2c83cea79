import * as z from 'zod/mini';
import { EXPORTED, EXPORT_OPTIONS } from './export-formats';
import { shapeOf } from './fields/field';
import { supplierFields } from './fields/supplier';
import { listDelta, Since } from './list-delta';
import { nearPage, pageFields, passedRows } from './list-pages';
import { operation } from './operation';
import { STAFF } from './roles';
import { Archived, Id, QueryText } from './values';

/** Largest page of the list of suppliers, in rows. */
export const SUPPLIER_LIST_LIMIT = 50_000;

export const SupplierForm = z.object(shapeOf(supplierFields, 'input'));

/** Without an office the supplier is shared within the reach of its creator: an office, a country, or all. */
export const SupplierInput = z.extend(SupplierForm, { officeId: z.optional(z.nullable(Id)) });

/** A change cannot move a supplier. */
export const SupplierChange = z.partial(z.object(shapeOf(supplierFields, 'change')));

export const Supplier = z.object({
  id: Id,
  ...shapeOf(supplierFields, 'answer'),
  /** Null if shared by several offices. */
  officeId: z.nullable(Id),
});

export const SupplierListQuery = z
  .object({
    ...pageFields(SUPPLIER_LIST_LIMIT),
    /** Cursor: supplier after which the page begins. */
    after: z.optional(Id),
    officeId: z.optional(Id),
    search: QueryText,
    archived: Archived,
    since: Since,
  })
  .check(nearPage(passedRows));

export const SupplierCsvQuery = z.object({ officeId: z.optional(Id), search: QueryText, ...EXPORT_OPTIONS });

const params = z.object({ id: Id });

export const supplierOperations = {
  listSuppliers: operation({
    summary: 'Suppliers, by name',
    access: STAFF,
    query: SupplierListQuery,
    response: z.array(Supplier),
    list: true,
    changes: listDelta(Supplier),
  }),
  exportSuppliers: operation({
    stepUp: true,
    summary: 'The same list as a file: CSV (RFC 4180, UTF-8 with BOM), or a workbook (XLSX) with `format=xlsx`',
    access: STAFF,
    query: SupplierCsvQuery,
    produces: EXPORTED,
  }),
  getSupplier: operation({ summary: 'One supplier', access: STAFF, params, response: Supplier, versioned: true }),
  createSupplier: operation({
    summary: 'Add a supplier',
    access: STAFF,
    body: SupplierInput,
    response: Supplier,
    status: 201,
    versioned: true,
  }),
  updateSupplier: operation({
    summary: 'Rename a supplier',
    access: STAFF,
    params,
    body: SupplierChange,
    response: Supplier,
    versioned: true,
  }),
  deleteSupplier: operation({
    summary: 'Delete a supplier permanently; history keeps its name',
    access: STAFF,
    params,
    versioned: true,
  }),
  archiveSupplier: operation({
    summary: 'Archive a supplier: it leaves the lists until it is restored',
    access: STAFF,
    params,
    response: Supplier,
    versioned: true,
  }),
  restoreSupplier: operation({
    summary: 'Restore a supplier from the archive: administrators restore any, others only their own',
    access: STAFF,
    params,
    response: Supplier,
    versioned: true,
  }),
};

export type SupplierForm = z.infer<typeof SupplierForm>;
export type SupplierInput = z.infer<typeof SupplierInput>;
export type SupplierChange = z.infer<typeof SupplierChange>;
export type Supplier = z.infer<typeof Supplier>;
export type SupplierListQuery = z.infer<typeof SupplierListQuery>;
