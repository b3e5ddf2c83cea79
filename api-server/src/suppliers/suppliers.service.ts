import type { SupplierChange, SupplierInput } from '@comptoir/api-contract/suppliers';
import { v7 as newId } from 'uuid';
import { requestedOffice } from '../access/requested-office';
import type { Reach } from '../access/reach';
import { refused } from '../api-error';
import type { Connection } from '../database/database';
import { archiveOf } from '../records/archive-of';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { recordsOf } from '../records/records-of';
import { findSupplier, insertSupplier, removeSupplier, updateSupplier, type SupplierRow } from './suppliers.repository';

const kind = {
  table: 'suppliers' as const,
  find: (connection: Connection, reach: Reach, id: string) => findSupplier(connection, reach, id),
  place: ({ officeId, countryCode }: SupplierRow) => ({ officeId, countryCode }),
};

export const suppliers = recordsOf<SupplierRow>('supplier', kind);
const archive = archiveOf<SupplierRow>('supplier', {
  ...kind,
  findArchived: (connection, reach, id) => findSupplier(connection, reach, id, { archived: true }),
});

/** Without an office, shared within the person's reach. */
export function addSupplier(call: Change & WithBody<SupplierInput>): Promise<SupplierRow> {
  const { transaction, reach, body } = call;
  return suppliers.create(call, async () => {
    const id = newId();
    const place = await placeOf(call, body.officeId ?? reach.officeId);
    await insertSupplier(transaction, { id, name: body.name, ...place });
    return id;
  });
}

/** @throws {ApiError} 404, 412, or 403 if shared by a wider reach */
export function renameSupplier(call: ChangeOfOne & WithBody<SupplierChange>): Promise<SupplierRow> {
  return suppliers.change(call, async (before) => {
    requireOwn(before, call.reach);
    await updateSupplier(call.transaction, before.id, call.body);
  });
}

/** @throws {ApiError} 404, 412, or 403 if shared by a wider reach */
export function deleteSupplier(call: ChangeOfOne): Promise<void> {
  return suppliers.remove(call, async (before) => {
    requireOwn(before, call.reach);
    await removeSupplier(call.transaction, before.id);
  });
}

/** @throws {ApiError} 404, 412, or 403 if shared by a wider reach */
export function archiveSupplier(call: ChangeOfOne): Promise<SupplierRow> {
  return archive.archive(call, async (before) => requireOwn(before, call.reach));
}

/** @throws {ApiError} as `archiveOf`, or 403 if shared by a wider reach */
export function restoreSupplier(call: ChangeOfOne): Promise<SupplierRow> {
  return archive.restore(call, async (before) => requireOwn(before, call.reach));
}

async function placeOf({ transaction, reach }: Change, officeId: string | undefined) {
  if (officeId === undefined) return { officeId: null, countryCode: reach.countryCode ?? null };
  const { countryCode } = await requestedOffice(transaction, reach, officeId);
  return { officeId, countryCode };
}

function requireOwn({ officeId, countryCode }: SupplierRow, reach: Reach): void {
  const sharedFurther =
    officeId === null && (reach.officeId !== undefined || (reach.countryCode !== undefined && countryCode === null));
  if (sharedFurther) throw refused('supplier-shared');
}
