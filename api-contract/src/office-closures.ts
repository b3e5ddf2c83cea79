import * as z from 'zod/mini';
import { LanguageCode } from './languages';
import { operation } from './operation';
import { STAFF } from './roles';
import { Day, Id, requiredText } from './values';

/** Longest closure in days. */
export const CLOSURE_DAYS_LIMIT = 366;

const DAY_MS = 24 * 3_600_000;

const days = { from: Day, to: Day };

const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ['to'], error: 'The last day must not be before the first' },
);

const shortEnough = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) =>
    from === undefined || to === undefined || Date.parse(to) - Date.parse(from) < CLOSURE_DAYS_LIMIT * DAY_MS,
  { path: ['to'], error: 'A closure lasts at most 366 days' },
);

const fields = { ...days, reason: requiredText('Reason is required') };

/** Form of a closure, with inclusive days. */
export const ClosureForm = z.object(fields).check(inOrder, shortEnough);

/** `holiday` is the proposed holiday from which it was created. */
export const ClosureInput = z
  .object({ ...fields, officeId: Id, holiday: z.optional(z.nullable(requiredText('Reason is required'))) })
  .check(inOrder, shortEnough);

/** A change cannot move a closure to another office. */
export const ClosureChange = z.object(fields).check(inOrder, shortEnough);

/** Days on which an office does not collect. */
export const Closure = z.object({
  id: Id,
  officeId: Id,
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  holiday: z.nullable(z.string()),
});

/** A public holiday in the country of an office; `isKept` is true if a closure covers it. */
export const Holiday = z.object({ from: z.string(), to: z.string(), name: z.string(), isKept: z.boolean() });

const Year = z.coerce.number('Not a whole number').check(z.int('Not a whole number'), z.gte(2000), z.lte(2100));

const params = z.object({ id: Id });

export const officeClosureOperations = {
  listClosures: operation({
    summary: 'Closures of an office, of a year or upcoming, by first day',
    access: STAFF,
    query: z.object({ officeId: Id, year: z.optional(Year) }),
    response: z.array(Closure),
    list: true,
  }),
  listHolidays: operation({
    summary: 'Public holidays of an office’s country in a year, as suggestions for closures',
    access: STAFF,
    query: z.object({ officeId: Id, year: Year, language: z.optional(LanguageCode) }),
    response: z.array(Holiday),
    list: true,
  }),
  getClosure: operation({ summary: 'One closure', access: STAFF, params, response: Closure, versioned: true }),
  createClosure: operation({
    summary: 'Add a closure; recurring collections on these days are skipped or moved, depending on their series',
    access: STAFF,
    body: ClosureInput,
    response: Closure,
    status: 201,
    versioned: true,
  }),
  updateClosure: operation({
    summary: 'Change a closure',
    access: STAFF,
    params,
    body: ClosureChange,
    response: Closure,
    versioned: true,
  }),
  deleteClosure: operation({
    summary: 'Delete a closure; recurring collections return to their days',
    access: STAFF,
    params,
    versioned: true,
  }),
};

export type ClosureForm = z.infer<typeof ClosureForm>;
export type ClosureInput = z.infer<typeof ClosureInput>;
export type ClosureChange = z.infer<typeof ClosureChange>;
export type Closure = z.infer<typeof Closure>;
export type Holiday = z.infer<typeof Holiday>;
