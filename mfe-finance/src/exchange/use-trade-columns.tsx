import type { Trade } from '@comptoir/api-contract/trades';
import { formatDateTime } from '@comptoir/shared-kernel/format';
import { formatAmount, Money } from '@comptoir/shared-kernel/money';
import { type Column, Figure } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { BY_AMOUNT, BY_DATE } from '../balances/money-order';
import { useMessages } from '../messages/messages';
import { useMayReverse } from '../reversal/use-may-reverse';
import { quoteFigure } from './quote-text';
import { QuotedRate } from './quoted-rate';
import { ReverseTradeButton } from './reverse-trade-button';
import type { TradeRow } from './trade-rows';
import { TradeTitle } from './trade-title';
import { TradeState } from './trade-state';

/** The columns of the trade list. */
export function useTradeColumns(onReverse: (trade: Trade) => void): readonly Column<TradeRow>[] {
  const t = useMessages();
  const mayReverse = useMayReverse();
  return useMemo(
    () => [
      {
        id: 'date',
        title: t('trade.date'),
        orders: BY_DATE,
        minWidth: 132,
        share: 0,
        cell: ({ date }) => <Figure>{formatDateTime(date)}</Figure>,
      },
      {
        id: 'number',
        title: t('trade.number'),
        minWidth: 56,
        share: 0,
        importance: 'useful',
        narrow: 'hidden',
        cell: ({ kind, trade }) => kind === 'trade' && <Figure>#{trade.id}</Figure>,
      },
      {
        id: 'given',
        title: t('trade.given'),
        orders: BY_AMOUNT,
        minWidth: 130,
        narrow: 'title',
        figure: ({ given }) => formatAmount(given.amount, given.currency),
        cell: (row) => <TradeTitle row={row} />,
      },
      {
        id: 'received',
        title: t('trade.received'),
        minWidth: 130,
        narrow: 'aside',
        figure: ({ received }) => formatAmount(received.amount, received.currency),
        cell: ({ received }) => <Money {...received} />,
      },
      {
        id: 'rate',
        title: t('trade.rate'),
        minWidth: 80,
        share: 0.6,
        figure: ({ kind, trade }) => (kind === 'trade' ? quoteFigure(trade) : ''),
        cell: ({ kind, trade }) => kind === 'trade' && <QuotedRate trade={trade} />,
      },
      {
        id: 'state',
        title: t('trade.state'),
        minWidth: 150,
        share: 1.8,
        says: ({ trade }) => trade.reversal !== null,
        cell: (row) => <TradeState row={row} />,
      },
      {
        id: 'actions',
        title: t('trade.actions'),
        minWidth: 44,
        share: 0,
        narrow: 'actions',
        says: ({ trade }) => mayReverse && trade.reversal === null,
        cell: ({ trade }) =>
          mayReverse && trade.reversal === null && <ReverseTradeButton trade={trade} onReverse={onReverse} />,
      },
    ],
    [t, onReverse, mayReverse],
  );
}
