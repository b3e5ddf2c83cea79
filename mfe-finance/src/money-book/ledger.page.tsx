import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { useListState } from '@comptoir/shared-kernel/router';
import { Button, Checkbox, ListFrame, Page, PageHeader, Toolbar, VirtualList } from '@comptoir/shared-kernel/ui';
import { PeriodFilter } from '@comptoir/shared-kernel/ui-data';
import { useState } from 'react';
import { BalancePanel } from '../balances/balance-panel';
import { useMessages } from '../messages/messages';
import { ExpenseDialog } from './expense.dialog';
import styles from './ledger.module.css';
import { ledgerDefaults, ledgerFilters } from './ledger-filters';
import { useLedger } from './money-book.queries';
import { useLedgerColumns } from './use-ledger-columns';

export function LedgerPage() {
  const t = useMessages();
  const [defaults] = useState(ledgerDefaults);
  const [state, change] = useListState(defaults);
  const ledger = useLedger(ledgerFilters(state));
  const columns = useLedgerColumns();
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = ledger;

  return (
    <Page layout="fill">
      <PageHeader
        title={t('moneyBook.title')}
        description={data && t('moneyBook.count', { count: data.total })}
        actions={
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {t('moneyBook.addExpense')}
          </Button>
        }
      />
      <Toolbar>
        <PeriodFilter from={state.from} to={state.to} onChange={change} />
        <Checkbox checked={state.trade === 'true'} onChange={({ target }) => change({ trade: String(target.checked) })}>
          {t('moneyBook.showTrades')}
        </Checkbox>
      </Toolbar>
      <div className={styles.book}>
        <ListFrame query={{ data: data?.rows, error, refetch }} empty={t('moneyBook.empty')}>
          {(rows) => (
            <VirtualList
              caption={t('moneyBook.entries')}
              rows={rows}
              rowKey={entryId}
              columns={columns}
              total={data?.total}
              onEndReached={ledger.hasNextPage ? ledger.fetchNextPage : undefined}
            />
          )}
        </ListFrame>
        <BalancePanel />
      </div>
      {adding && <ExpenseDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function entryId({ id }: LedgerEntry): string {
  return id;
}
