import type { AuditedEntity } from '@comptoir/api-contract/audit';
import type { FoundRecord } from '@comptoir/api-contract/refusals/general';
import { ADMINS } from '@comptoir/api-contract/roles';
import { openOffice } from '../access/requested-office';
import type { Person } from '../access/person';
import { isRefused, refused } from '../api-error';
import type { ChangeOfOne } from './change';
import { archiverOf, moveRow, type ArchivableTable } from './record-rows';
import { recordsOf, type Kind } from './records-of';

interface ArchivableKind<Row> extends Kind<Row> {
  table: ArchivableTable;
  findArchived: Kind<Row>['find'];
}

type BeforeMove<Row> = (row: Row) => Promise<void>;

const nothing = async () => undefined;

/**
 * Access to archived records of others.
 *
 * @throws {ApiError} 403
 */
export function requireArchivist({ role }: Pick<Person, 'role'>): void {
  if (!ADMINS.includes(role)) throw refused('no-access');
}

export function archiveOf<Row extends { id: string; version: number }>(
  entity: AuditedEntity & FoundRecord,
  { findArchived, ...kind }: ArchivableKind<Row>,
) {
  const inUse = recordsOf<Row>(entity, kind);
  const archived = recordsOf<Row>(entity, { ...kind, find: findArchived });

  async function lockedInArchive(call: ChangeOfOne): Promise<Row> {
    try {
      return await archived.locked(call);
    } catch (error) {
      const { transaction, reach, params, person } = call;
      const isInUse = isRefused(error, 'not-found') && (await kind.find(transaction, reach, params.id, person));
      throw isInUse ? refused('not-archived') : error;
    }
  }

  return {
    /** @throws {ApiError} 404, 412 */
    async archive(call: ChangeOfOne, beforeMove: BeforeMove<Row> = nothing): Promise<Row> {
      const before = await inUse.locked(call);
      await beforeMove(before);
      await moveRow(call.transaction, kind.table, before.id, call.person.id);
      const after = await archived.found(call.transaction, call, before.id);
      await inUse.track(call, { ...before, archived: false }, { ...after, archived: true });
      return after;
    },

    /** @throws {ApiError} 404, 412, 403 if archived by someone else, 409 if not archived or the office is closed */
    async restore(call: ChangeOfOne, beforeMove: BeforeMove<Row> = nothing): Promise<Row> {
      const { transaction, person } = call;
      const before = await lockedInArchive(call);
      if ((await archiverOf(transaction, kind.table, before.id)) !== person.id) requireArchivist(person);
      const { officeId } = kind.place(before);
      // An office is its own place.
      const isInOffice = officeId !== null && officeId !== before.id;
      if (isInOffice && !(await openOffice(transaction, { officeId }).executeTakeFirst())) {
        throw refused('office-closed');
      }
      await beforeMove(before);
      await moveRow(transaction, kind.table, before.id, null);
      const after = await inUse.found(transaction, call, before.id);
      await inUse.track(call, { ...before, archived: true }, { ...after, archived: false });
      return after;
    },
  };
}
