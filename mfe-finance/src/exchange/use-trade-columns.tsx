import type { Trade } from '@comptoir/api-contract/trades';
import { actionsColumn, column, dateColumn, figureColumn } from '@comptoir/ui/list-kit';
import { formatAmount } from '@comptoir/ui/money';
import { Figure, type Column } from '@comptoir/ui';
import { useMemo } from 'react';
import { BY_AMOUNT, BY_DATE } from '../balances/money-order';
import { useMessages } from '../messages/messages';
import { useMayReverse } from '../reversal/use-may-reverse';
import { alignedQuote } from './quote-text';
import { ReceivedAmount } from './received-amount';
import { ReverseTradeButton } from './reverse-trade-button';
import type { TradeRow } from './trade-rows';
import { TradeTitle } from './trade-title';
import { TradeState } from './trade-state';

export function useTradeColumns(onReverse: (trade: Trade) => void): readonly Column<TradeRow>[] {
  const t = useMessages();
  const mayReverse = useMayReverse();
  return useMemo(() => {
    const isReversible = ({ reversal }: Trade) => mayReverse && reversal === null;
    return [
      dateColumn('date', t('trade.date'), ({ date }) => date, { time: true, orders: BY_DATE, minWidth: 132, share: 0 }),
      figureColumn('number', t('trade.number'), ({ kind, trade }) => (kind === 'trade' ? `#${trade.id}` : null), {
        minWidth: 56,
        share: 0,
        importance: 'useful',
        narrow: 'detail',
      }),
      {
        id: 'given',
        title: t('trade.given'),
        orders: BY_AMOUNT,
        minWidth: 150,
        narrow: 'title',
        figure: ({ given }) => formatAmount(given.amount, given.currency),
        cell: (row) => <TradeTitle row={row} />,
      },
      {
        id: 'received',
        title: t('trade.received'),
        minWidth: 150,
        narrow: 'aside',
        figure: ({ received }) => formatAmount(received.amount, received.currency),
        cell: (row) => <ReceivedAmount row={row} />,
      },
      {
        id: 'rate',
        title: t('trade.rate'),
        minWidth: 80,
        figure: ({ kind, trade }) => (kind === 'trade' ? alignedQuote(trade) : ''),
        cell: ({ kind, trade }) => kind === 'trade' && <Figure>{alignedQuote(trade)}</Figure>,
      },
      column(
        'state',
        t('trade.state'),
        { minWidth: 150, share: 1.8, says: ({ trade }) => trade.reversal !== null },
        (row) => <TradeState row={row} />,
      ),
      actionsColumn(
        t('trade.actions'),
        ({ trade }) => isReversible(trade) && <ReverseTradeButton trade={trade} onReverse={onReverse} />,
        { says: ({ trade }) => isReversible(trade) },
      ),
    ];
  }, [t, onReverse, mayReverse]);
}
