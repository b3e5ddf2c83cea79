import type { Supplier } from '@comptoir/api-contract/suppliers';
import type { SupplierExpenses } from '@comptoir/api-contract/summaries';
import { buttonColumn, column, dateColumn, moneyColumn, saveAnswer } from '@comptoir/ui/list-kit';
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
import { CashDialog } from '../money-book/cash.dialog';
import { UnansweredCash } from '../money-book/unanswered-cash';
import { useBookCash } from '../money-book/use-book-cash';
import { useAddressParam } from '../use-address-param';
import { AddSupplierDialog } from './add-supplier.dialog';
import { EditSupplierDialog } from './edit-supplier.dialog';
import styles from './supplier-list.module.css';
import { useSupplierExpenses, useSuppliers, useSupplierTotals } from './suppliers.queries';

type DialogState = { status: 'closed' } | { status: 'create' } | { status: 'edit' | 'expense'; id: string };

export function SupplierListPage() {
  const t = useMessages();
  const suppliers = useSuppliers();
  const place = useOfficeInCountry();
  const [dialog, setDialog] = useState<DialogState>({ status: 'closed' });
  const edit = useCallback((id: string) => setDialog({ status: 'edit', id }), []);
  const add = () => setDialog({ status: 'create' });
  const close = () => setDialog({ status: 'closed' });
  const booking = useBookCash('expense', close);
  const { reset } = booking;
  const spend = useCallback(
    (id: string) => {
      reset();
      setDialog({ status: 'expense', id });
    },
    [reset],
  );
  const columns = useSupplierColumns({ edit, spend }, useSupplierExpenses());
  useAddressParam('supplier', (id) => (id === 'new' ? add() : edit(id)));

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
      {dialog.status !== 'expense' && <UnansweredCash booking={booking} />}
      <ListFrame
        query={suppliers}
        empty={t('suppliers.empty')}
        totals={useSupplierTotals()}
        scrolls="page"
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
      {dialog.status === 'edit' && (
        <EditSupplierDialog id={dialog.id} onClose={close} onAddExpense={() => spend(dialog.id)} />
      )}
      {dialog.status === 'expense' && <CashDialog booking={booking} supplierId={dialog.id} onClose={close} />}
    </Page>
  );
}

/** Repeats the heading in two-line rows, which have none; an empty cell has a dash in columns only. */
function labelled<Row>(column: Column<Row>, isFilled: (row: Row) => boolean = () => true): Column<Row> {
  const { title, cell } = column;
  return {
    ...column,
    cell: (row) =>
      isFilled(row) ? (
        <>
          <span className={styles.label}>{title} </span>
          {cell(row)}
        </>
      ) : (
        <span className={styles.none}>–</span>
      ),
  };
}

function supplierId({ id }: Supplier): string {
  return id;
}

interface SupplierActions {
  edit: (id: string) => void;
  /** Adds an expense. */
  spend: (id: string) => void;
}

function useSupplierColumns(
  { edit, spend }: SupplierActions,
  expenses: ReadonlyMap<string, SupplierExpenses[]>,
): readonly Column<Supplier>[] {
  const t = useMessages();
  return useMemo(() => {
    const spentIn = (month: 'thisMonth' | 'lastMonth') => (supplier: Supplier) =>
      (expenses.get(supplier.id) ?? []).flatMap(({ currency, [month]: amount }) =>
        amount === 0 ? [] : { currency, amount },
      );
    const lastDate = ({ id }: Supplier) =>
      (expenses.get(id) ?? []).reduce((last, { lastDate: date }) => (date !== null && date > last ? date : last), '');
    return [
      {
        ...buttonColumn('name', t('supplier.name'), ({ name }) => name, { onOpen: edit, sorted: true, minWidth: 200 }),
        first: true,
      },
      labelled(
        dateColumn('last', t('supplier.lastExpense'), (supplier) => lastDate(supplier) || null, {
          sorted: true,
          minWidth: 130,
          importance: 'useful',
          narrow: 'detail',
          none: '–',
        }),
      ),
      labelled(
        moneyColumn('thisMonth', t('supplier.thisMonth'), spentIn('thisMonth'), {
          minWidth: 140,
          share: 0.8,
          narrow: 'aside',
        }),
        (supplier) => spentIn('thisMonth')(supplier).length > 0,
      ),
      labelled(
        moneyColumn('lastMonth', t('supplier.lastMonth'), spentIn('lastMonth'), {
          minWidth: 140,
          share: 0.8,
          importance: 'useful',
          narrow: 'detail',
        }),
        (supplier) => spentIn('lastMonth')(supplier).length > 0,
      ),
      column('edit', t('supplier.actions'), { minWidth: 148, share: 0, narrow: 'actions' }, ({ id, name }) => (
        <span className={styles.actions}>
          <Button size="small" icon="plus" aria-label={t('supplier.addExpense', { name })} onClick={() => spend(id)}>
            {t('kind.EXPENSE')}
          </Button>
          {/* The row itself opens on a phone. */}
          <span className={styles.wide}>
            <IconButton icon="edit" label={t('supplier.edit', { name })} onClick={() => edit(id)} />
          </span>
        </span>
      )),
    ];
  }, [t, edit, spend, expenses]);
}
