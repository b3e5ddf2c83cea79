import type { ImportRow } from '@comptoir/api-contract/imports';
import type { Person } from '../access/person';
import { openAgencies } from '../agencies/agencies.service';
import { ApiError, refused } from '../api-error';
import { fieldsOf, valuesOf } from './import-answer';
import { importKinds } from './import-kinds';
import type { nextChosen, RowOutcome } from './import-rows.repository';
import type { ImportRecord } from './imports.repository';
import type { FileRow, RowCommit, RowPlan } from './kinds/import-kind';
import { asStoredPlan, placeOf } from './preview';

export type ChosenRow = Awaited<ReturnType<typeof nextChosen>>[number];

interface PlannedRow<Plan = RowPlan | undefined> {
  row: number;
  /** Undefined if it differs from the preview. */
  plan: Plan;
}

type NewAgency = Extract<RowPlan, { open: unknown }>;

/** Time for one part, so that other requests of the embedded database do not wait longer. */
export const PART_MS = 250;

/** Commits the first of the rows, as many as the time of a part allows, in their order. */
export async function commitRows(
  { transaction, ...over }: Pick<RowCommit, 'transaction' | 'positions' | 'source'>,
  record: ImportRecord,
  person: Person,
  rows: readonly ChosenRow[],
): Promise<RowOutcome[]> {
  const ends = Date.now() + PART_MS;
  const place = await placeOf(transaction, record, person).catch(refusalOnly);
  if (place instanceof ApiError) return rows.map(({ row }) => refusedRow(row, place));
  const plans = await importKinds[record.kind].compare(place, fileRows(record, rows));
  const call = { ...over, transaction, person, reach: place.reach };
  const outcomes: RowOutcome[] = [];
  for (const group of groupsOf(rows.map((row, at) => ({ row: row.row, plan: unchangedPlan(row, plans[at]) })))) {
    const committed = group.every(isNewAgency)
      ? await commitAgencies(group, place.officeId, call)
      : await Promise.all(group.map((row) => commitRow(row, call)));
    outcomes.push(...committed);
    if (Date.now() > ends) break;
  }
  return outcomes;
}

/** Consecutive new agencies together, any other row alone. */
function groupsOf(rows: readonly PlannedRow[]): PlannedRow[][] {
  const groups: PlannedRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.every(isNewAgency) && isNewAgency(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function isNewAgency(row: PlannedRow): row is PlannedRow<NewAgency> {
  return row.plan !== undefined && 'open' in row.plan;
}

async function commitAgencies(
  rows: readonly PlannedRow<NewAgency>[],
  officeId: string,
  over: RowCommit,
): Promise<RowOutcome[]> {
  const inputs = rows.map(({ plan }) => orRefusal(() => plan.open(over)));
  const valid = inputs.flatMap((input) => (input instanceof ApiError ? [] : [input]));
  const opened = await openAgencies(over, officeId, valid).catch(refusalOnly);
  const results = opened instanceof ApiError ? valid.map(() => opened) : opened;
  let next = 0;
  return rows.map(({ row }, at) => {
    const input = inputs[at];
    const result = input instanceof ApiError ? input : results[next++];
    if (result === undefined || result instanceof ApiError) return refusedRow(row, result ?? rowChanged());
    return { row, outcome: 'done', recordId: result.id, version: result.version };
  });
}

async function commitRow({ row, plan }: PlannedRow, over: RowCommit): Promise<RowOutcome> {
  if (!plan || !('take' in plan)) return refusedRow(row, rowChanged());
  try {
    return { row, outcome: 'done', ...(await plan.take(over)) };
  } catch (error) {
    // Validation runs before writes, so the transaction remains usable after a refusal.
    return refusedRow(row, refusalOnly(error));
  }
}

function unchangedPlan(
  { kind, recordId, changes, understood }: ChosenRow,
  plan: RowPlan | undefined,
): RowPlan | undefined {
  if (!plan) return undefined;
  const now = asStoredPlan(plan);
  const text = (fields: ImportRow['changes'] = []) => fields.map(({ field, from, to }) => [field, from, to]);
  const isSamePlan =
    kind === now.kind &&
    recordId === (now.recordId ?? null) &&
    JSON.stringify(text(changes)) === JSON.stringify(text(now.changes)) &&
    isSame(understood ?? {}, now.understood ?? {});
  return isSamePlan ? plan : undefined;
}

function isSame(shown: ImportRow['understood'], now: ImportRow['understood']): boolean {
  return Object.entries(now).every(([field, text]) => shown[field] === text);
}

export function fileRows(record: ImportRecord, rows: readonly ChosenRow[]): FileRow[] {
  const fields = fieldsOf(record);
  return rows.map(({ row, cells }) => ({ row, values: valuesOf(fields, cells) }));
}

export function refusedRow(row: number, error: ApiError): RowOutcome {
  const { code, message, values, issues } = error;
  const problem = { path: issues?.[0]?.path ?? '', code, message, ...(values && { values: { ...values } }) };
  return { row, outcome: 'refused', problems: [problem] };
}

function rowChanged(): ApiError {
  return refused('import-row-changed');
}

function orRefusal<Result>(read: () => Result): Result | ApiError {
  try {
    return read();
  } catch (error) {
    return refusalOnly(error);
  }
}

/** @throws any error other than a refusal, so that the part is retried */
export function refusalOnly(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
