import type { Supplier } from '@comptoir/api-contract/suppliers';
import { textColumn } from '@comptoir/ui/list-kit';
import { ArchivedPage } from '@comptoir/ui/records';
import { useListState } from '@comptoir/kernel/router';
import { type Column } from '@comptoir/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { useArchivedSuppliers } from './suppliers.queries';

const LIST = { search: '' };

export function ArchivedSuppliersPage() {
  const t = useMessages();
  const [{ search }, change] = useListState(LIST);
  return (
    <ArchivedPage
      title={t('suppliers.archivedTitle')}
      query={useArchivedSuppliers(search)}
      columns={useColumns()}
      restore="restoreSupplier"
      count={(count) => t('suppliers.count', { count })}
      empty={t('suppliers.archivedNone')}
      search={search}
      onSearch={(text) => change({ search: text })}
    />
  );
}

function useColumns(): readonly Column<Supplier>[] {
  const t = useMessages();
  return useMemo(
    () => [textColumn('name', t('supplier.name'), ({ name }) => name, { minWidth: 200, narrow: 'title' })],
    [t],
  );
}
