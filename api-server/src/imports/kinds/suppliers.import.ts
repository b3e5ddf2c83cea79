import { IMPORT_FIELDS } from '@comptoir/api-contract/imports';
import { SupplierForm } from '@comptoir/api-contract/suppliers';
import { foldForSearch } from '@comptoir/api-contract/search-text';
import * as z from 'zod/mini';
import { refused } from '../../api-error';
import { isSupplierUsed, suppliersByName, type SupplierRow } from '../../suppliers/suppliers.repository';
import { addSupplier, deleteSupplier, renameSupplier, suppliers } from '../../suppliers/suppliers.service';
import { mapYielding } from '../map-yielding';
import { beforeAndAfter, changesOf, problemAt, type ImportKind, type ImportPlace, type RowPlan } from './import-kind';
import { checked, given } from './row-problems';

export const supplierImport: ImportKind = {
  async compare(place, rows) {
    const named = await suppliersByName(
      place.connection,
      { officeId: place.officeId },
      rows.map(({ values }) => values['name'] ?? ''),
    );
    return mapYielding(rows, ({ values }, at) => planOf(place, values, named[at] ?? []));
  },

  async withdraw(over, { recordId, version, before }) {
    const call = { ...over, params: { id: recordId }, expectedVersion: version };
    if (before !== null) {
      await renameSupplier({ ...call, body: z.parse(SupplierForm, before) });
      return;
    }
    await suppliers.locked(call);
    if (await isSupplierUsed(over.transaction, recordId)) throw refused('import-row-in-use');
    await deleteSupplier(call);
  },
};

function planOf(
  { officeId }: ImportPlace,
  values: Readonly<Record<string, string>>,
  named: readonly SupplierRow[],
): RowPlan {
  const { fields, problems } = checked(SupplierForm, given(values, IMPORT_FIELDS.suppliers));
  if (!fields) return { kind: 'wrong', problems };
  const own = named.filter((supplier) => supplier.officeId === officeId);
  const [record = named[0]] = own;
  if (!record) {
    return {
      kind: 'new',
      key: foldForSearch(fields.name),
      take: async (over) => {
        const { id, version } = await addSupplier({ ...over, body: { ...fields, officeId } });
        return { recordId: id, version };
      },
    };
  }
  const same = named.find(({ name }) => name === fields.name);
  if (!same && own.length > 1) return { kind: 'wrong', problems: [problemAt('name', refused('import-ambiguous'))] };
  // Shared suppliers are not renamed by one office; accents alone do not make another name.
  const isRenamed = own.length > 0 && record.name.toLowerCase() === fields.name.toLowerCase();
  if (same || !isRenamed) return { kind: 'equal', recordId: (same ?? record).id };
  const changes = changesOf({ ...record }, fields);
  const { after, before } = beforeAndAfter({ ...record }, fields, changes);
  return {
    kind: 'changed',
    recordId: record.id,
    changes,
    take: async (over) => {
      const call = { ...over, params: { id: record.id }, expectedVersion: record.version };
      const { version } = await renameSupplier({ ...call, body: after });
      return { recordId: record.id, version, before };
    },
  };
}
