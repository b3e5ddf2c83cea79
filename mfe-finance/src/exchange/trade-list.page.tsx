import { EXPORT_FORMATS, type ExportFormat } from '@comptoir/api-contract/export-formats';
import type { Trade } from '@comptoir/api-contract/trades';
import { periodOf, PeriodFilter, PeriodPresets } from '@comptoir/ui/dates';
import { downloadAnswer, ExportButton } from '@comptoir/ui/files';
import { officeTimeZone, today } from '@comptoir/kernel/format';
import { ButtonLink, ListFrame, Page, PageHeader, shownColumns, Toolbar, VirtualList } from '@comptoir/ui';
import { currentLanguage } from '@comptoir/kernel/i18n';
import { useListState } from '@comptoir/kernel/router';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { useMemo, useState } from 'react';
import { BalanceCards } from '../balances/balance-cards';
import { moneyOrder } from '../balances/money-order';
import { usePeriodName } from '../balances/use-period-name';
import { CurrencyFilter } from '../balances/currency-filter';
import { useMessages } from '../messages/messages';
import { useTrades, useTradeTotals } from './exchange.queries';
import { ReverseTradeDialog } from './reverse-trade.dialog';
import { TRADE_LIST, tradeFilters } from './trade-filters';
import { tradePath, tradeRows, type TradeRow } from './trade-rows';
import { TradesEmpty } from './trades-empty';
import { useTradeColumns } from './use-trade-columns';

export function TradeListPage() {
  const t = useMessages();
  const place = useOfficeInCountry();
  const [address, change] = useListState(TRADE_LIST);
  const state = { ...address, ...periodOf(address, 'past') };
  const filters = tradeFilters(state);
  const order = moneyOrder(state.sort, t('newestFirst'), change);
  const { data, error, refetch } = useTrades(filters, order.value);
  const period = usePeriodName(state);
  const totals = { ...useTradeTotals(filters), period };
  const rows = useMemo(() => data && tradeRows(data), [data]);
  const [reversing, setReversing] = useState<Trade>();
  const columns = useTradeColumns(setReversing);
  const download = (format: ExportFormat) => {
    const query = {
      officeId: place?.officeId,
      ...filters,
      timeZone: officeTimeZone(),
      language: currentLanguage(),
      format,
      columns: shownColumns('trades'),
    };
    return downloadAnswer('exportTrades', { query }, `trades-${today()}.${format}`);
  };

  return (
    <Page layout="fill">
      <PageHeader
        title={t('exchange.title')}
        description={data ? t('exchange.count', { count: data.length }) : ''}
        more={<ExportButton download={download} formats={EXPORT_FORMATS} />}
        actions={
          <ButtonLink to="/exchange/new" variant="primary" icon="exchange">
            {t('exchange.makeTrade')}
          </ButtonLink>
        }
      />
      <BalanceCards only={filters.currency} />
      <Toolbar active={state.currency === '' ? 0 : 1} summary={period}>
        <PeriodFilter from={state.from} to={state.to} onChange={change} />
        <PeriodPresets period={address} onChange={change} />
        <CurrencyFilter currency={state.currency} onChange={(currency) => change({ currency })} />
      </Toolbar>
      <ListFrame
        query={{ data: rows, error, refetch }}
        empty={t('exchange.empty')}
        totals={totals}
        emptyAction={<TradesEmpty filters={state} onClear={() => change(TRADE_LIST)} />}
      >
        {(shown) => (
          <VirtualList
            caption={t('exchange.trades')}
            rows={shown}
            rowKey={rowKey}
            columns={columns}
            recordPath={tradePath}
            order={order}
          />
        )}
      </ListFrame>
      {reversing && <ReverseTradeDialog trade={reversing} onClose={() => setReversing(undefined)} />}
    </Page>
  );
}

function rowKey({ key }: TradeRow): string {
  return key;
}
