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
import { isRefusal } from '@comptoir/kernel/http';
import { BalanceCards } from '../balances/balance-cards';
import { isByAmount, moneyOrder } from '../balances/money-order';
import { useMessages } from '../messages/messages';
import { useAddressParam } from '../use-address-param';
import { BookEnds } from './book-ends';
import { CashDialog } from './cash.dialog';
import { HiddenTrades } from './hidden-trades';
import { LedgerEmpty } from './ledger-empty';
import { rowAddress } from './entry-address';
import { LedgerToolbar } from './ledger-toolbar';
import { isOpenPeriod, ledgerDefaults, ledgerFilters, type LedgerFilters, type LedgerState } from './ledger-filters';
import { useBook, useBookTotals, useLedgerPeriod, useLedgerTotals } from './money-book.queries';
import { ReverseTransactionDialog } from './reverse-transaction.dialog';
import { UnansweredCash } from './unanswered-cash';
import { useBookCash, type CashKind } from './use-book-cash';
import { useLedgerColumns } from './use-ledger-columns';

interface BookLinksProps {
  address: LedgerState;
  filters: LedgerFilters;
}

function BookLinks({ address: { from, to, currency }, filters }: BookLinksProps) {
  const t = useMessages();
  const place = useOfficeInCountry();
  return (
    <>
      <ButtonLink to="/money-book/limits">{t('moneyBook.limits')}</ButtonLink>
      <ButtonLink
        to={`/money-book/statement?${new URLSearchParams({ from, to, ...(currency && { currency }) }).toString()}`}
      >
        {t('paper.statement')}
      </ButtonLink>
      <ExportButton download={(format) => downloadLedger(place?.officeId, filters, format)} formats={EXPORT_FORMATS} />
    </>
  );
}

interface CashButtonsProps {
  mayAddFloat: boolean;
  onAdd: (kind: CashKind) => void;
}

function CashButtons({ mayAddFloat, onAdd }: CashButtonsProps) {
  const t = useMessages();
  return (
    <>
      {mayAddFloat && <Button onClick={() => onAdd('float')}>{t('moneyBook.addFloat')}</Button>}
      <Button variant="primary" icon="plus" onClick={() => onAdd('expense')}>
        {t('moneyBook.addExpense')}
      </Button>
    </>
  );
}

export function LedgerPage() {
  const t = useMessages();
  const { address, change, state, filters, order, ledger, period, totals, isWhole } = useLedgerView();
  const [reversing, setReversing] = useState<LedgerEntry>();
  const mayAddFloat = ADMINS.includes(useClaims().role);
  const [adding, setAdding] = useState<CashKind>();
  const close = () => setAdding(undefined);
  const bookings = { expense: useBookCash('expense', close), float: useBookCash('float', close) };
  const { data, error, refetch } = ledger;
  const showTrades = () => change({ trade: '' });
  // Inside the frame: above it, the notice would shift the list.
  const hidden = ledger.hidesTrades && <HiddenTrades count={data?.hiddenTrades} onShow={showTrades} />;
  const runs = isWhole && !isByAmount(order.value);
  const columns = useLedgerColumns({ onReverse: setReversing, runs, currency: filters.currency });
  const add = (kind: CashKind) => {
    bookings[kind].reset();
    setAdding(kind);
  };
  useAddressParam('add', (kind) => (kind === 'expense' || (kind === 'float' && mayAddFloat)) && add(kind));

  return (
    <Page layout="fill">
      <PageHeader
        title={t('moneyBook.title')}
        description={data ? t('moneyBook.count', { count: data.total }) : ''}
        more={<BookLinks address={address} filters={filters} />}
        actions={<CashButtons mayAddFloat={mayAddFloat} onAdd={add} />}
      />
      {adding !== 'expense' && <UnansweredCash booking={bookings.expense} />}
      {adding !== 'float' && <UnansweredCash booking={bookings.float} />}
      <LedgerToolbar state={state} address={address} onChange={change} />
      {isRefusal(period.error, 'too-many-to-sum') && <BalanceCards only={filters.currency} />}
      <ListFrame
        query={{ data: data?.rows, error, refetch }}
        empty={t('moneyBook.empty')}
        totals={totals}
        scrolls="page"
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
            <BookEnds
              period={period.data}
              state={state}
              currency={runs ? filters.currency : undefined}
              isOldestFirst={order.value === 'oldest'}
            >
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
            </BookEnds>
          </>
        )}
      </ListFrame>
      {reversing && <ReverseTransactionDialog entry={reversing} onClose={() => setReversing(undefined)} />}
      {adding && <CashDialog booking={bookings[adding]} supplierId={filters.supplierId} onClose={close} />}
    </Page>
  );
}

function useLedgerView() {
  const t = useMessages();
  const [defaults] = useState(ledgerDefaults);
  const [address, change] = useListState(defaults);
  const state = { ...address, ...periodOf(address, 'past') };
  const filters = ledgerFilters(state);
  const order = moneyOrder(state.sort, t('newestFirst'), change);
  const ledger = useBook(filters, { trade: state.trade, sort: order.value });
  const period = useLedgerPeriod(filters);
  // A part of the entries, or too many, have no balances.
  const isWhole = !ledger.hidesTrades && filters.supplierId === undefined && !period.error;
  const sums = useLedgerTotals(filters, state.trade, !isWhole);
  const book = useBookTotals(period, { currency: filters.currency, isOpen: isOpenPeriod(state) });
  return { address, change, state, filters, order, ledger, period, totals: isWhole ? book : sums, isWhole };
}

function downloadLedger(officeId: string | undefined, filters: LedgerFilters, format: ExportFormat) {
  // An export has all entries, also hidden trades, so that its balances add up line by line.
  const query = {
    officeId,
    ...filters,
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
