import type { AuditedEntity } from '@comptoir/api-contract/audit';
import type { FoundRecord } from '@comptoir/api-contract/refusals/general';
import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import { trackChange } from '../audit/track-change';
import type { Connection } from '../database/database';
import { notFound } from '../api-error';
import { requireVersion } from '../http/entity-tag';
import type { Change, ChangeOfOne } from './change';
import { lockRow, type RecordTable } from './record-rows';

/** Describes where records are, who may read them, and which office their history belongs to. */
export interface Kind<Row> {
  table: RecordTable;
  find: (connection: Connection, reach: Reach, id: string, person: Person) => Promise<Row | undefined>;
  place: (row: Row) => { officeId: string | null; countryCode?: string | null };
  audited?: (row: Row) => object;
}

/**
 * Generic reads and changes of a record kind. A change finds the record within the reach, locks it, checks its
 * version, runs rules and write, and records history with the state before and after.
 */
export function recordsOf<Row extends { id: string; version: number }>(
  entity: AuditedEntity & FoundRecord,
  { table, find, place, audited = (row) => row }: Kind<Row>,
) {
  async function found(connection: Connection, { reach, person }: Omit<Change, 'transaction'>, id: string) {
    const row = await find(connection, reach, id, person);
    if (!row) throw notFound(entity);
    return row;
  }

  /** @throws {ApiError} 404, or 412 if changed after `expectedVersion` */
  async function locked({ transaction, params: { id }, expectedVersion, ...who }: ChangeOfOne): Promise<Row> {
    await found(transaction, who, id);
    await lockRow(transaction, table, id);
    const row = await found(transaction, who, id);
    requireVersion(row.version, expectedVersion);
    return row;
  }

  async function track({ transaction, person: by }: Change, before: Row | undefined, after: Row | undefined) {
    const row = before ?? after;
    if (!row) return;
    const states = { ...(before && { before: audited(before) }), ...(after && { after: audited(after) }) };
    await trackChange(transaction, { by, entity, entityId: row.id, ...place(row), ...states });
  }

  return {
    locked,
    track,

    found,

    /** @throws {ApiError} 404 */
    get: ({
      connection,
      params,
      ...who
    }: Omit<Change, 'transaction'> & { connection: Connection; params: { id: string } }) =>
      found(connection, who, params.id),

    async create(change: Change, insert: () => Promise<string>): Promise<Row> {
      const after = await found(change.transaction, change, await insert());
      await track(change, undefined, after);
      return after;
    },

    async change(change: ChangeOfOne, update: (before: Row) => Promise<void>): Promise<Row> {
      const before = await locked(change);
      await update(before);
      const after = await found(change.transaction, change, before.id);
      await track(change, before, after);
      return after;
    },

    async remove(change: ChangeOfOne, remove: (before: Row) => Promise<void>): Promise<void> {
      const before = await locked(change);
      await remove(before);
      await track(change, before, undefined);
    },
  };
}
