import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { ImportRowKind } from '@comptoir/api-contract/imports';
import { createHash } from 'node:crypto';
import { openOffice } from '../access/requested-office';
import type { Person } from '../access/person';
import { reachOf } from '../access/reach';
import { refused } from '../api-error';
import type { Connection } from '../database/database';
import type { KindCounts } from './import-answer';
import { errorsIn } from './cells/error-cell';
import { fieldsOf, valuesOf } from './import-answer';
import { importKinds } from './import-kinds';
import { readBatch, writeRows, type ComparedRow } from './import-rows.repository';
import type { ImportRecord } from './imports.repository';
import { mapYielding } from './map-yielding';
import { problemAt, type ImportPlace, type RowPlan } from './kinds/import-kind';

type Cells = Pick<ComparedRow, 'row' | 'cells'>;

export async function placeOf(
  connection: Connection,
  { officeId, timeZone }: Pick<ImportRecord, 'officeId' | 'timeZone'>,
  person: Person,
): Promise<ImportPlace> {
  const reach = reachOf(person);
  const office = await openOffice(connection, { ...reach, officeId }).executeTakeFirst();
  if (!office) throw refused('office-closed');
  return { connection, person, reach, officeId, countryCode: office.countryCode, timeZone };
}

export class Preview {
  private readonly seen = new Map<string, number>();
  private readonly days = new Map<string, number>();
  private readonly sums = new Map<CurrencyCode, bigint>();
  private readonly counts: Omit<KindCounts, 'sums'> = { new: 0, changed: 0, equal: 0, wrong: 0, warned: 0 };
  private readonly hash = createHash('sha256');

  constructor(
    private readonly record: ImportRecord,
    private readonly place: ImportPlace,
  ) {}

  /** @throws {ApiError} 409 if a newer comparison has started */
  async add(part: readonly Cells[]): Promise<void> {
    if (part.length === 0) return;
    const fields = fieldsOf(this.record);
    const rows = part.map(({ row, cells }) => ({ row, values: valuesOf(fields, cells) }));
    const plans = await importKinds[this.record.kind].compare(this.place, rows);
    const compared = await mapYielding(part, ({ row, cells }, at) => {
      const problems = rows[at] ? errorsIn(rows[at]) : [];
      const candidate: RowPlan = problems.length === 0 && plans[at] ? plans[at] : { kind: 'wrong', problems };
      const plan = this.warnOfSameDay(row, this.rejectDuplicate(row, candidate));
      this.counts[plan.kind] += 1;
      if (plan.kind === 'new') this.addAmount(plan.understood);
      const { warnings, ...stored } = { row, cells, ...asStoredPlan(plan) };
      if (warnings) this.counts.warned += 1;
      // Warnings are not hashed: a day that has passed since does not change the result.
      this.hash.update(JSON.stringify(stored));
      return { ...stored, warnings };
    });
    if (!(await writeRows(this.place.connection, this.record, compared))) throw refused('import-state');
  }

  outcome(): { counts: KindCounts; hash: string } {
    const fields = JSON.stringify(this.record.fields);
    const sums = [...this.sums].map(([currency, minor]) => ({ currency, amount: fromMinor(minor) }));
    return { counts: { ...this.counts, sums }, hash: this.hash.update(fields).digest('base64url') };
  }

  private addAmount({ amount, currency: code }: Readonly<Record<string, string>> = {}): void {
    const currency = CURRENCY_CODES.find((known) => known === code);
    if (amount === undefined || !currency) return;
    this.sums.set(currency, (this.sums.get(currency) ?? 0n) + toMinor(Number(amount)));
  }

  private rejectDuplicate(row: number, plan: RowPlan): RowPlan {
    if (plan.kind === 'wrong') return plan;
    const key = plan.kind === 'new' ? `new ${plan.key}` : plan.recordId;
    const before = this.seen.get(key);
    if (before === undefined) {
      this.seen.set(key, row);
      return plan;
    }
    return { kind: 'wrong', problems: [problemAt('', refused('import-row-twice', { row: before }))] };
  }

  private warnOfSameDay(row: number, plan: RowPlan): RowPlan {
    if (plan.kind !== 'new' || plan.day === undefined) return plan;
    const before = this.days.get(plan.day);
    this.days.set(plan.day, before ?? row);
    if (before === undefined) return plan;
    const warning = problemAt('date', refused('import-same-day-row', { row: before }));
    return { ...plan, warnings: [...(plan.warnings ?? []), warning] };
  }
}

export async function previewAgain(record: ImportRecord, place: ImportPlace): Promise<ReturnType<Preview['outcome']>> {
  const preview = new Preview(record, place);
  for (let after = record.headerRow; ;) {
    const part = await readBatch(place.connection, record.id, after);
    await preview.add(part);
    const last = part.at(-1);
    if (!last) return preview.outcome();
    after = last.row;
  }
}

/** The stored and visible part of a plan. */
export function asStoredPlan(
  plan: RowPlan,
): Omit<ComparedRow, 'row' | 'cells'> & { kind: Exclude<ImportRowKind, 'unread'> } {
  if (plan.kind === 'wrong') return { kind: 'wrong', problems: [...plan.problems] };
  const { understood, warnings = [] } = plan;
  const reading = { understood, ...(warnings.length > 0 && { warnings: [...warnings] }) };
  switch (plan.kind) {
    case 'equal':
      return { kind: 'equal', recordId: plan.recordId, ...reading };
    case 'new':
      return { kind: 'new', ...reading };
    case 'changed':
      return { kind: 'changed', recordId: plan.recordId, changes: [...plan.changes], ...reading };
  }
}
