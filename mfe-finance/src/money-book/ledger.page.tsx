import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { browserTimeZone, today } from '@comptoir/shared-kernel/format';
import { currentLanguage } from '@comptoir/shared-kernel/i18n';
import { useListState } from '@comptoir/shared-kernel/router';
import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { Button, Checkbox, ListFrame, Page, PageHeader, Toolbar, VirtualList } from '@comptoir/shared-kernel/ui';
import { downloadAnswer, PeriodFilter, PeriodPresets } from '@comptoir/shared-kernel/ui-data';
import { useState } from 'react';
import { BalanceCards } from '../balances/balance-cards';
import { ExportButton } from '../csv/export-button';
import { useMessages } from '../messages/messages';
import { ExpenseDialog } from './expense.dialog';
import { LedgerEmpty } from './ledger-empty';
import { ledgerDefaults, ledgerFilters } from './ledger-filters';
import { useLedger } from './money-book.queries';
import { ReverseTransactionDialog } from './reverse-transaction.dialog';
import { UnansweredExpense } from './unanswered-expense';
import { useBookExpense } from './use-book-expense';
import { useLedgerColumns } from './use-ledger-columns';

export function LedgerPage() {
  const t = useMessages();
  const place = useOfficeInCountry();
  const [defaults] = useState(ledgerDefaults);
  const [state, change] = useListState(defaults);
  const filters = ledgerFilters(state);
  const ledger = useLedger(filters);
  const [reversing, setReversing] = useState<LedgerEntry>();
  const columns = useLedgerColumns(setReversing);
  const [adding, setAdding] = useState(false);
  const booking = useBookExpense(() => setAdding(false));
  const { data, error, refetch } = ledger;
  const addExpense = () => {
    booking.reset();
    setAdding(true);
  };
  const download = () => {
    const query = { officeId: place?.officeId, ...filters, timeZone: browserTimeZone(), language: currentLanguage() };
    return downloadAnswer('exportGeneralLedger', { query }, `money-book-${today()}.csv`);
  };

  return (
    <Page layout="fill">
      <PageHeader
        title={t('moneyBook.title')}
        description={data ? t('moneyBook.count', { count: data.total }) : ''}
        actions={
          <>
            <ExportButton download={download} />
            <Button variant="primary" icon="plus" onClick={addExpense}>
              {t('moneyBook.addExpense')}
            </Button>
          </>
        }
      />
      {!adding && <UnansweredExpense booking={booking} />}
      <BalanceCards />
      <Toolbar>
        <PeriodFilter from={state.from} to={state.to} onChange={change} />
        <PeriodPresets period={state} onChange={change} />
        <Checkbox checked={state.trade === 'true'} onChange={({ target }) => change({ trade: String(target.checked) })}>
          {t('moneyBook.showTrades')}
        </Checkbox>
      </Toolbar>
      <ListFrame
        query={{ data: data?.rows, error, refetch }}
        empty={t('moneyBook.empty')}
        emptyAction={<LedgerEmpty period={state} onPeriod={change} onAddExpense={addExpense} />}
      >
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
      {reversing && <ReverseTransactionDialog entry={reversing} onClose={() => setReversing(undefined)} />}
      {adding && <ExpenseDialog booking={booking} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function entryId({ id }: LedgerEntry): string {
  return id;
}
