import type { Supplier, SupplierChange, SupplierInput } from '@comptoir/api-contract/suppliers';
import { v7 as newId } from 'uuid';
import { askedOffice } from '../access/asked-office';
import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import { trackChange } from '../audit/track-change';
import type { WriteTransaction } from '../database/database';
import { notFound, refused } from '../http/api-error';
import { requireVersion } from '../http/entity-tag';
import type { Versioned } from '../http/results';
import { insertSupplier, lockSupplier, removeSupplier, updateSupplier, type SupplierRow } from './suppliers.repository';

interface Change {
  transaction: WriteTransaction;
  person: Person;
  reach: Reach;
}

interface ChangeOfOne extends Change {
  id: string;
  expectedVersion: number | undefined;
}

/** Adds a supplier of an office, or one that is shared by the whole reach of the person. */
export async function addSupplier(change: Change, { name, officeId }: SupplierInput): Promise<Versioned<Supplier>> {
  const place = await placeOf(change, officeId ?? change.reach.officeId);
  const created = await insertSupplier(change.transaction, { id: newId(), name, ...place });
  await track(change, { after: created });
  return versioned(created);
}

/** @throws {ApiError} 404, 412, or 403 for a supplier that a wider reach shares */
export async function renameSupplier(change: ChangeOfOne, fields: SupplierChange): Promise<Versioned<Supplier>> {
  const before = await supplierToChange(change);
  const after = await updateSupplier(change.transaction, before.id, fields);
  await track(change, { before, after });
  return versioned(after);
}

/** @throws {ApiError} 404, 412, or 403 for a supplier that a wider reach shares */
export async function deleteSupplier(change: ChangeOfOne): Promise<void> {
  const before = await supplierToChange(change);
  await removeSupplier(change.transaction, before.id);
  await track(change, { before });
}

async function placeOf({ transaction, reach }: Change, officeId: string | undefined) {
  if (officeId === undefined) return { officeId: null, countryCode: reach.countryCode ?? null };
  const { countryCode } = await askedOffice(transaction, reach, officeId);
  return { officeId, countryCode };
}

async function supplierToChange({ transaction, reach, id, expectedVersion }: ChangeOfOne): Promise<SupplierRow> {
  const found = await lockSupplier(transaction, reach, id);
  if (!found) throw notFound('supplier');
  const sharedFurther =
    found.officeId === null &&
    (reach.officeId !== undefined || (reach.countryCode !== undefined && found.countryCode === null));
  if (sharedFurther) throw refused('supplier-shared');
  requireVersion(found.version, expectedVersion);
  return found;
}

async function track(
  { transaction, person }: Change,
  states: { before?: SupplierRow; after?: SupplierRow },
): Promise<void> {
  const supplier = states.before ?? states.after;
  if (!supplier) return;
  const { id: entityId, officeId, countryCode } = supplier;
  await trackChange(transaction, { by: person, entity: 'supplier', entityId, officeId, countryCode, ...states });
}

export function versioned(supplier: SupplierRow): Versioned<Supplier> {
  return { record: supplier, version: supplier.version };
}
