import * as z from 'zod/mini';
import { operation } from './operation';
import { STAFF } from './roles';
import { Id, NOTE_LIMIT, optionalText, requiredText } from './values';

export const VIEW_LISTS = [
  'agencies',
  'collections',
  'collectors',
  'general-ledger',
  'offices',
  'suppliers',
  'trades',
  'users',
] as const;

/** Maximal number of views of a person, and of shared views of an office. */
export const VIEW_LIMIT = 100;

const ViewList = z.enum(VIEW_LISTS, 'Not a kind of record');

export const ViewForm = z.object({ name: requiredText('Name is required'), shared: z.boolean() });

export const ViewInput = z.object({
  list: ViewList,
  name: ViewForm.shape.name,
  /** Query string of the list: filters, order and columns. Relative days stay relative. */
  query: optionalText(NOTE_LIMIT),
  /** Office with which it is shared; private without one. */
  officeId: z.optional(z.nullable(Id)),
});

/** A change cannot move a view to another list. */
export const ViewChange = z.partial(z.omit(ViewInput, { list: true }));

export const View = z.object({
  id: Id,
  list: ViewList,
  name: z.string(),
  query: z.string(),
  officeId: z.nullable(Id),
  owner: z.object({ id: Id, name: z.string() }),
  /** True if it is the caller's default for the list. */
  isDefault: z.boolean(),
});

export const ViewListQuery = z.object({
  /** Includes views shared with this office; defaults to the caller's own. */
  officeId: z.optional(Id),
});

const params = z.object({ id: Id });

export const viewOperations = {
  listViews: operation({
    summary: 'Saved views of all lists, private and shared, by name',
    access: STAFF,
    query: ViewListQuery,
    response: z.array(View),
  }),
  getView: operation({ summary: 'One view of a list', access: STAFF, params, response: View, versioned: true }),
  createView: operation({
    summary: 'Save a view of a list, private or shared with an office',
    access: STAFF,
    body: ViewInput,
    response: View,
    status: 201,
    versioned: true,
  }),
  updateView: operation({
    summary: 'Change a view (its owner, or an administrator for shared views); only the owner changes the sharing',
    access: STAFF,
    params,
    body: ViewChange,
    response: View,
    versioned: true,
  }),
  deleteView: operation({
    summary: 'Delete a view (its owner, or an administrator for shared views)',
    access: STAFF,
    params,
    versioned: true,
  }),
  chooseView: operation({ summary: 'Set a view as the default of its list', access: STAFF, params }),
  dropView: operation({ summary: 'Remove a view as the default of its list', access: STAFF, params }),
};

export type ViewListName = (typeof VIEW_LISTS)[number];
export type ViewForm = z.infer<typeof ViewForm>;
export type ViewInput = z.infer<typeof ViewInput>;
export type ViewChange = z.infer<typeof ViewChange>;
export type View = z.infer<typeof View>;
export type ViewListQuery = z.infer<typeof ViewListQuery>;
