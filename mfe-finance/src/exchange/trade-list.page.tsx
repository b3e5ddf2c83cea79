import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import type { Trade } from '@comptoir/api-contract/trades';
import { formatDateTime } from '@comptoir/shared-kernel/format';
import { useListState } from '@comptoir/shared-kernel/router';
import {
  ButtonLink,
  ListFrame,
  Page,
  PageHeader,
  Select,
  Toolbar,
  VirtualList,
  type Column,
} from '@comptoir/shared-kernel/ui';
import { PeriodFilter } from '@comptoir/shared-kernel/ui-data';
import { useMemo } from 'react';
import { BalanceCards } from '../balances/balance-cards';
import { Money } from '../balances/money';
import { useMessages } from '../messages/messages';
import { useTrades } from './exchange.queries';
import styles from './trade-list.module.css';
import { TRADE_LIST, tradeFilters } from './trade-filters';

export function TradeListPage() {
  const t = useMessages();
  const [state, change] = useListState(TRADE_LIST);
  const trades = useTrades(tradeFilters(state));
  const columns = useTradeColumns();

  return (
    <Page layout="fill">
      <PageHeader
        title={t('exchange.title')}
        description={trades.data && t('exchange.count', { count: trades.data.length })}
        actions={
          <ButtonLink to="/exchange/new" variant="primary" icon="exchange">
            {t('exchange.makeTrade')}
          </ButtonLink>
        }
      />
      <BalanceCards />
      <Toolbar>
        <PeriodFilter from={state.from} to={state.to} onChange={change} />
        <CurrencyFilter currency={state.currency} onChange={(currency) => change({ currency })} />
      </Toolbar>
      <ListFrame query={trades} empty={t('exchange.empty')}>
        {(rows) => <VirtualList caption={t('exchange.trades')} rows={rows} rowKey={tradeId} columns={columns} />}
      </ListFrame>
    </Page>
  );
}

function CurrencyFilter({ currency, onChange }: { currency: string; onChange: (currency: string) => void }) {
  const t = useMessages();
  const all = { value: '', label: t('exchange.allCurrencies') };
  return (
    <div className={styles.currency}>
      <Select
        label={t('trade.currency')}
        placeholder={all.label}
        value={currency}
        options={[all, ...CURRENCY_CODES.map((code) => ({ value: code, label: code }))]}
        onChange={onChange}
      />
    </div>
  );
}

function tradeId({ id }: Trade): string {
  return id;
}

function useTradeColumns(): readonly Column<Trade>[] {
  const t = useMessages();
  return useMemo(
    () => [
      {
        id: 'date',
        title: t('trade.date'),
        width: '148px',
        cell: ({ createdDate }) => <bdi dir="ltr">{formatDateTime(createdDate)}</bdi>,
      },
      {
        id: 'number',
        title: t('trade.number'),
        width: '80px',
        narrow: 'hidden',
        cell: ({ id }) => <bdi dir="ltr">#{id}</bdi>,
      },
      {
        id: 'old',
        title: t('trade.given'),
        numeric: true,
        narrow: 'title',
        cell: ({ oldAmount, oldCurrency }) => <Money amount={oldAmount} currency={oldCurrency} />,
      },
      {
        id: 'new',
        title: t('trade.received'),
        numeric: true,
        narrow: 'aside',
        cell: ({ newAmount, newCurrency }) => <Money amount={newAmount} currency={newCurrency} />,
      },
      {
        id: 'rate',
        title: t('trade.rate'),
        width: '140px',
        numeric: true,
        cell: ({ rate }) => <bdi dir="ltr">{rate}</bdi>,
      },
    ],
    [t],
  );
}
