import type { Supplier } from '@comptoir/api-contract/suppliers';
import { buttonColumn, column, saveAnswer } from '@comptoir/ui/list-kit';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import {
  ArchivedLink,
  Button,
  ButtonLink,
  IconButton,
  ListFrame,
  Page,
  PageHeader,
  VirtualList,
  type Column,
  ListExport,
} from '@comptoir/ui';
import { useCallback, useMemo, useState } from 'react';
import { useMessages } from '../messages/messages';
import { useAsked } from '../use-asked';
import { AddSupplierDialog } from './add-supplier.dialog';
import { EditSupplierDialog } from './edit-supplier.dialog';
import { useSuppliers } from './suppliers.queries';

type DialogState = { status: 'closed' } | { status: 'create' } | { status: 'edit'; id: string };

export function SupplierListPage() {
  const t = useMessages();
  const suppliers = useSuppliers();
  const place = useOfficeInCountry();
  const [dialog, setDialog] = useState<DialogState>({ status: 'closed' });
  const edit = useCallback((id: string) => setDialog({ status: 'edit', id }), []);
  const columns = useSupplierColumns(edit);
  const add = () => setDialog({ status: 'create' });
  const close = () => setDialog({ status: 'closed' });
  useAsked('supplier', (asked) => (asked === 'new' ? add() : edit(asked)));

  return (
    <Page layout="fill">
      <PageHeader
        title={t('suppliers.title')}
        description={suppliers.data ? t('suppliers.count', { count: suppliers.data.length }) : ''}
        more={
          <>
            <ArchivedLink to="/suppliers/archived" />
            <ListExport
              name="suppliers"
              disabled={!place}
              save={(file, fileName) =>
                saveAnswer('exportSuppliers', { query: { officeId: place?.officeId, ...file } }, fileName)
              }
            />
            <ButtonLink to="/suppliers/import">{t('import')}</ButtonLink>
          </>
        }
        actions={
          <Button variant="primary" icon="plus" onClick={add}>
            {t('suppliers.add')}
          </Button>
        }
      />
      <ListFrame
        query={suppliers}
        empty={t('suppliers.empty')}
        emptyAction={
          <>
            <p>{t('suppliers.emptyText')}</p>
            <Button icon="plus" onClick={add}>
              {t('suppliers.add')}
            </Button>
          </>
        }
      >
        {(rows) => <VirtualList caption={t('suppliers.title')} rows={rows} rowKey={supplierId} columns={columns} />}
      </ListFrame>
      {dialog.status === 'create' && <AddSupplierDialog onClose={close} />}
      {dialog.status === 'edit' && <EditSupplierDialog id={dialog.id} onClose={close} />}
    </Page>
  );
}

function supplierId({ id }: Supplier): string {
  return id;
}

function useSupplierColumns(onEdit: (id: string) => void): readonly Column<Supplier>[] {
  const t = useMessages();
  return useMemo(
    () => [
      buttonColumn('name', t('supplier.name'), ({ name }) => name, { onOpen: onEdit, sorted: true, minWidth: 200 }),
      column('edit', t('supplier.actions'), { minWidth: 44, share: 0, narrow: 'actions' }, ({ id, name }) => (
        <IconButton icon="edit" label={t('supplier.edit', { name })} onClick={() => onEdit(id)} />
      )),
    ],
    [t, onEdit],
  );
}
