import { EXPORT_FORMATS, type ExportFormat } from '@comptoir/api-contract/export-formats';
import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { ADMINS } from '@comptoir/api-contract/roles';
import { periodOf } from '@comptoir/ui/dates';
import { downloadAnswer, ExportButton } from '@comptoir/ui/files';
import { officeTimeZone, today } from '@comptoir/kernel/format';
import { Button, ButtonLink, ListFrame, Page, PageHeader, shownColumns, VirtualList } from '@comptoir/ui';
import { currentLanguage } from '@comptoir/kernel/i18n';
import { useListState } from '@comptoir/kernel/router';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { useState } from 'react';
import { BalanceCards } from '../balances/balance-cards';
import { isByAmount, moneyOrder } from '../balances/money-order';
import { useMessages } from '../messages/messages';
import { useAsked } from '../use-asked';
import { CashDialog } from './cash.dialog';
import { HiddenTrades } from './hidden-trades';
import { LedgerEmpty } from './ledger-empty';
import { rowAddress } from './entry-address';
import { LedgerToolbar } from './ledger-toolbar';
import { ledgerDefaults, ledgerFilters, type LedgerFilters } from './ledger-filters';
import { useLedger, useLedgerTotals } from './money-book.queries';
import { ReverseTransactionDialog } from './reverse-transaction.dialog';
import { UnansweredCash } from './unanswered-cash';
import { useBookCash, type CashKind } from './use-book-cash';
import { useLedgerColumns } from './use-ledger-columns';

interface BookLinksProps {
  from: string;
  to: string;
  filters: LedgerFilters;
}

function BookLinks({ from, to, filters }: BookLinksProps) {
  const t = useMessages();
  const place = useOfficeInCountry();
  return (
    <>
      <ButtonLink to="/money-book/limits">{t('moneyBook.limits')}</ButtonLink>
      <ButtonLink to={`/money-book/statement?${new URLSearchParams({ from, to }).toString()}`}>
        {t('paper.statement')}
      </ButtonLink>
      <ExportButton download={(format) => downloadLedger(place?.officeId, filters, format)} formats={EXPORT_FORMATS} />
    </>
  );
}

export function LedgerPage() {
  const t = useMessages();
  const { address, change, state, filters, order, ledger, totals } = useLedgerView();
  const [reversing, setReversing] = useState<LedgerEntry>();
  const mayAddFloat = ADMINS.includes(useClaims().role);
  const [adding, setAdding] = useState<CashKind>();
  const close = () => setAdding(undefined);
  const bookings = { expense: useBookCash('expense', close), float: useBookCash('float', close) };
  const { data, error, refetch } = ledger;
  const hidesNothing = filters.trade === 'true' || data?.hiddenTrades === 0;
  const showTrades = () => change({ trade: 'true' });
  // Inside the frame: above it, the notice would shift the list.
  const hidden = data && !hidesNothing && <HiddenTrades count={data.hiddenTrades} onShow={showTrades} />;
  const runs = hidesNothing && !isByAmount(order.value);
  const columns = useLedgerColumns({ onReverse: setReversing, runs });
  const add = (kind: CashKind) => {
    bookings[kind].reset();
    setAdding(kind);
  };
  useAsked('add', (asked) => (asked === 'expense' || (asked === 'float' && mayAddFloat)) && add(asked));

  return (
    <Page layout="fill">
      <PageHeader
        title={t('moneyBook.title')}
        description={data ? t('moneyBook.count', { count: data.total }) : ''}
        more={<BookLinks from={address.from} to={address.to} filters={filters} />}
        actions={
          <>
            {mayAddFloat && <Button onClick={() => add('float')}>{t('moneyBook.addFloat')}</Button>}
            <Button variant="primary" icon="plus" onClick={() => add('expense')}>
              {t('moneyBook.addExpense')}
            </Button>
          </>
        }
      />
      {adding !== 'expense' && <UnansweredCash booking={bookings.expense} />}
      {adding !== 'float' && <UnansweredCash booking={bookings.float} />}
      <BalanceCards />
      <LedgerToolbar state={state} onChange={change} />
      <ListFrame
        query={{ data: data?.rows, error, refetch }}
        empty={t('moneyBook.empty')}
        totals={totals}
        emptyAction={
          <>
            {hidden}
            <LedgerEmpty period={state} onPeriod={change} onAddExpense={() => add('expense')} />
          </>
        }
      >
        {(rows) => (
          <>
            {hidden}
            <VirtualList
              caption={t('moneyBook.entries')}
              rows={rows}
              rowKey={entryId}
              columns={columns}
              recordPath={rowAddress}
              order={order}
              total={data?.total}
              onEndReached={ledger.hasNextPage ? ledger.fetchNextPage : undefined}
            />
          </>
        )}
      </ListFrame>
      {reversing && <ReverseTransactionDialog entry={reversing} onClose={() => setReversing(undefined)} />}
      {adding && <CashDialog booking={bookings[adding]} onClose={close} />}
    </Page>
  );
}

function useLedgerView() {
  const [defaults] = useState(ledgerDefaults);
  const [address, change] = useListState(defaults);
  const state = { ...address, ...periodOf(address, 'past') };
  const filters = ledgerFilters(state);
  const order = moneyOrder(state.sort, change);
  const ledger = useLedger(filters, order.value);
  return { address, change, state, filters, order, ledger, totals: useLedgerTotals(filters) };
}

function downloadLedger(officeId: string | undefined, filters: LedgerFilters, format: ExportFormat) {
  // An export includes the hidden trades, so that its balances add up line by line.
  const { trade: _, ...period } = filters;
  const query = {
    officeId,
    ...period,
    timeZone: officeTimeZone(),
    language: currentLanguage(),
    format,
    columns: shownColumns('general-ledger'),
  };
  return downloadAnswer('exportGeneralLedger', { query }, `money-book-${today()}.${format}`);
}

function entryId({ id }: LedgerEntry): string {
  return id;
}
