import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Person } from '../access/person';
import { ApiError, refused } from '../api-error';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import type { Geocoder } from '../geocode/geocoder';
import type { EventSource } from '../security-events/event-source';
import { findAccount } from '../session/people.repository';
import { commitRows, fileRows, PART_MS, refusalOnly, refusedRow, type ChosenRow } from './commit-rows';
import { importKinds } from './import-kinds';
import { nextChosen, nextDone, writeOutcomes, type RowOutcome } from './import-rows.repository';
import { findAwaiting, lockImport, type ImportRecord } from './imports.repository';
import { scheduleImport } from './imports.service';
import { lacksPosition } from './kinds/agencies.import';
import type { Position } from './kinds/import-kind';
import { locateRows } from './locate-rows';
import { placeOf } from './preview';

const PART = 100;

const Chosen = z.object({ kinds: z.array(z.enum(['new', 'changed'])), without: z.array(z.int()) });

export interface ImportTools {
  connection: Connection;
  geocode: Geocoder;
  source: EventSource;
}

/** Commits or withdraws the next rows of an import and schedules the following part in the same transaction. */
export async function continueImport(tools: ImportTools, id: string): Promise<void> {
  const record = await findAwaiting(tools.connection, id);
  if (record?.state === 'committing') return commitPart(tools, record);
  if (record?.state === 'withdrawing') {
    await inTransaction(tools.connection, (transaction) => withdrawPart(transaction, tools, id));
  }
}

async function commitPart(tools: ImportTools, record: ImportRecord): Promise<void> {
  const { connection } = tools;
  const rows = await nextChosen(connection, { ...record, chosen: z.parse(Chosen, record.taken) }, PART);
  const person = await findAccount(connection, record.userId);
  const positions = person ? await positionsOf(tools, record, person, rows) : new Map<number, Position>();
  await inTransaction(connection, async (transaction) => {
    const locked = await lockImport(transaction, record.id);
    if (locked?.state !== 'committing' || locked.doneTo !== record.doneTo) return;
    const outcomes = person
      ? await commitRows({ transaction, positions, source: tools.source }, record, person, rows)
      : rows.map(({ row }) => refusedRow(row, refused('no-access')));
    await writeOutcomes(transaction, record.id, outcomes);
    const done = outcomes.filter(({ outcome }) => outcome === 'done').length;
    const isLast = outcomes.length === rows.length && rows.length < PART;
    await sql`
      update imports set done = done + ${done}, refused = refused + ${outcomes.length - done},
        done_to = ${outcomes.at(-1)?.row ?? record.doneTo}, state = ${isLast ? 'committed' : 'committing'}
      where id = ${record.id}`.execute(transaction);
    if (!isLast) await scheduleImport(transaction, record.id);
  });
}

/** Runs outside any transaction because geocoding may be slow. */
async function positionsOf(
  { connection, geocode }: ImportTools,
  record: ImportRecord,
  person: Person,
  rows: readonly ChosenRow[],
): Promise<ReadonlyMap<number, Position>> {
  if (record.kind !== 'agencies') return new Map();
  const unlocated = fileRows(record, rows).filter(lacksPosition);
  if (unlocated.length === 0) return new Map();
  const place = await placeOf(connection, record, person).catch(() => undefined);
  const plans = place ? await importKinds.agencies.compare(place, unlocated) : [];
  return locateRows(
    geocode,
    plans.flatMap((plan, at) =>
      'address' in plan && plan.address ? [{ row: unlocated[at]?.row ?? 0, ...plan.address }] : [],
    ),
  );
}

async function withdrawPart(transaction: WriteTransaction, { source }: ImportTools, id: string): Promise<void> {
  const record = await lockImport(transaction, id);
  if (record?.state !== 'withdrawing') return;
  const rows = await nextDone(transaction, record, PART);
  const person = await findAccount(transaction, record.userId);
  const place = person && (await placeOf(transaction, record, person).catch(refusalOnly));
  const ends = Date.now() + PART_MS;
  const outcomes: RowOutcome[] = [];
  for (const { row, recordId, recordVersion, before } of rows) {
    const taken = { recordId: recordId ?? '', version: recordVersion ?? 0, before };
    try {
      if (!place || place instanceof ApiError) throw place ?? refused('no-access');
      const call = { transaction, person: place.person, reach: place.reach, source };
      await importKinds[record.kind].withdraw(call, taken);
      outcomes.push({ row, outcome: 'undone' });
    } catch (error) {
      outcomes.push({ ...refusedRow(row, asRowChanged(refusalOnly(error))), outcome: 'kept' });
    }
    if (Date.now() > ends) break;
  }
  await writeOutcomes(transaction, id, outcomes);
  const undone = outcomes.filter(({ outcome }) => outcome === 'undone').length;
  const isLast = outcomes.length === rows.length && rows.length < PART;
  await sql`
    update imports set undone = undone + ${undone}, kept = kept + ${outcomes.length - undone},
      undone_to = ${outcomes.at(-1)?.row ?? record.undoneTo}, state = ${isLast ? 'withdrawn' : 'withdrawing'}
    where id = ${id}`.execute(transaction);
  if (!isLast) await scheduleImport(transaction, id);
}

/** The refusal speaks of the record, because no page is open during a withdrawal. */
function asRowChanged(error: ApiError): ApiError {
  return error.code === 'stale' ? refused('import-row-changed') : error;
}
