import {
  IMPORT_HEAD_ROWS,
  type Import,
  type ImportCommit,
  type ImportInput,
  type ImportMapping,
} from '@comptoir/api-contract/imports';
import { randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { requestedOffice } from '../access/requested-office';
import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import { notFound, refused } from '../api-error';
import type { Connection, WriteTransaction } from '../database/database';
import { scheduleJob } from '../jobs/jobs.repository';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { guessFields, isCertain, requireMapping } from './column-guess';
import { asImport, titlesOfRecord } from './import-answer';
import { countRows, resetComparison } from './import-header.repository';
import { countChosen, readCells } from './import-rows.repository';
import {
  findImport,
  lockImport,
  insertImport,
  moveImport,
  removeImport,
  type ImportRecord,
} from './imports.repository';
import { placeOf, previewAgain } from './preview';

const SHOWN_ROWS = IMPORT_HEAD_ROWS + 3;

interface ImportRead {
  person: Person;
  reach: Reach;
  params: { id: string };
}

type Prepared<Body, Written> = ImportRead &
  WithBody<Body> & {
    connection: Connection;
    write: (work: (transaction: WriteTransaction) => Promise<Import>) => Promise<Written>;
  };

/** @throws {ApiError} 403 for an office outside the reach */
export async function beginImport(
  { transaction, person, reach, body }: Change & WithBody<ImportInput>,
  address: (import_: { id: string; secret: string }) => string,
): Promise<{ import: Import; uploadUrl: string }> {
  const { id: officeId } = await requestedOffice(transaction, reach, body.officeId);
  const created = { id: newId(), secret: randomBytes(24).toString('base64url') };
  const { kind, fileName, timeZone = 'UTC', encoding = null } = body;
  await insertImport(transaction, { ...created, userId: person.id, officeId, kind, fileName, timeZone, encoding });
  const record = await readImport(transaction, { person, reach, params: created });
  return { import: asImport(record, []), uploadUrl: address(created) };
}

/** @throws {ApiError} 404 */
export async function readImport(
  connection: Connection,
  { person, reach, params: { id } }: ImportRead,
): Promise<ImportRecord> {
  const record = await findImport(connection, { person, reach }, id);
  if (!record) throw notFound('record');
  return record;
}

export async function showImport(connection: Connection, options: ImportRead): Promise<Import> {
  const record = await readImport(connection, options);
  return asImport(record, await readCells(connection, record.id, 0, SHOWN_ROWS));
}

/**
 * Compares all rows again with the given titles and columns. Given only a title row, guesses the columns and
 * compares if the guess is certain.
 *
 * @throws {ApiError} 404, 409 if already committed, 422 for an invalid mapping
 */
export async function mapImport<Written>(call: Prepared<ImportMapping, Written>): Promise<Written> {
  const { connection, person, body, write } = call;
  const record = await readImport(connection, call);
  const titles = await titlesIn(connection, record, body.headerRow ?? record.headerRow);
  const fields = body.fields?.map((field) => field || null) ?? guessFields(record.kind, titles.titles);
  if (body.fields) requireMapping(record.kind, fields);
  const isOpen = record.total !== null && ['reading', 'unmapped', 'ready'].includes(record.state);
  if (!isOpen) return write(() => Promise.reject(refused('import-state')));
  const reading = await beginReading(connection, record, { ...titles, fields });
  if (!body.fields && !isCertain(record.kind, { titles: titles.titles, fields })) {
    await resetComparison(connection, record.id);
    return write(async (transaction) => {
      await move(transaction, reading, { state: 'unmapped', counts: null });
      return showImport(transaction, call);
    });
  }
  if (titles.headerRow !== record.headerRow) await resetComparison(connection, record.id, titles.headerRow);
  const { counts, hash } = await previewAgain(reading, await placeOf(connection, record, person));
  return write(async (transaction) => {
    await move(transaction, reading, { state: 'ready', counts: JSON.stringify(counts), hash });
    return showImport(transaction, call);
  });
}

interface Titles {
  headerRow: number;
  titles: readonly string[];
  total: number | null;
}

/** @throws {ApiError} 422 if the row is not among the first, or has no rows below */
async function titlesIn(connection: Connection, record: ImportRecord, headerRow: number): Promise<Titles> {
  if (headerRow === record.headerRow) return { headerRow, titles: titlesOfRecord(record), total: record.total };
  const head = await readCells(connection, record.id, 0, IMPORT_HEAD_ROWS);
  const header = head.find(({ row }) => row === headerRow);
  if (!header) throw refused('import-header-row', { rows: IMPORT_HEAD_ROWS });
  const total = await countRows(connection, record.id, headerRow);
  if (total === 0) throw refused('import-empty');
  return { headerRow, titles: header.cells, total };
}

/**
 * Starts committing the chosen rows of the preview with this hash.
 *
 * @throws {ApiError} 404, 409 with a new preview if anything has changed, or if already committed
 */
export async function commitImport<Written>(call: Prepared<ImportCommit, Written>): Promise<Written> {
  const { connection, person, body, write } = call;
  const record = await readImport(connection, call);
  if (record.state !== 'ready') return write(() => Promise.reject(refused('import-state')));
  if (record.hash !== body.hash) throw refused('import-changed');
  const reading = await beginReading(connection, record, { fields: record.fields });
  const { counts, hash } = await previewAgain(reading, await placeOf(connection, record, person));
  const preview = { counts: JSON.stringify(counts), hash };
  const { kinds, without } = body;
  const chosen = await countChosen(connection, record.id, { kinds, without });
  if (hash !== body.hash || chosen === 0) {
    await move(connection, reading, { ...preview, state: 'ready' });
    throw refused(hash === body.hash ? 'import-none' : 'import-changed');
  }
  return write(async (transaction) => {
    const taken = JSON.stringify({ kinds, without });
    await move(transaction, reading, { ...preview, state: 'committing', taken, chosen });
    await scheduleImport(transaction, record.id);
    return showImport(transaction, call);
  });
}

/**
 * Undoes a committed import, or removes a preview.
 *
 * @throws {ApiError} 404, 409 in another state
 */
export async function withdrawImport(call: ChangeOfOne): Promise<Import> {
  const { transaction, params } = call;
  await readImport(transaction, call);
  const record = await lockImport(transaction, params.id);
  if (record?.state === 'unmapped' || record?.state === 'ready') {
    await removeImport(transaction, record.id);
    return asImport({ ...record, state: 'withdrawn' }, []);
  }
  if (record?.state !== 'committed' && record?.state !== 'withdrawn') throw refused('import-state');
  await move(transaction, record, { state: 'withdrawing', undoneTo: 0, kept: 0 });
  await scheduleImport(transaction, record.id);
  return showImport(transaction, call);
}

export function scheduleImport(transaction: WriteTransaction, id: string): Promise<void> {
  return scheduleJob(transaction, { kind: 'import', key: id, runAt: new Date(), payload: { id } });
}

/** Invalidates older comparisons, which then write nothing. */
async function beginReading(
  connection: Connection,
  before: ImportRecord,
  change: Pick<ImportRecord, 'fields'> & Partial<Titles>,
): Promise<ImportRecord> {
  const { fields, titles = titlesOfRecord(before), headerRow = before.headerRow, total = before.total } = change;
  const reading = { state: 'reading', pass: before.pass + 1, headerRow, total } as const;
  const columns = { fields: JSON.stringify(fields), titles: JSON.stringify(titles) };
  await move(connection, before, { ...reading, ...columns, hash: null });
  return { ...before, ...reading, fields, titles };
}

async function move(
  connection: Connection,
  record: ImportRecord,
  change: Parameters<typeof moveImport>[2],
): Promise<void> {
  if (!(await moveImport(connection, record, change))) throw refused('import-state');
}
