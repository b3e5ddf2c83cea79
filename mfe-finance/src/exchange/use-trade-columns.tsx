import type { Trade } from '@comptoir/api-contract/trades';
import { formatDateTime } from '@comptoir/shared-kernel/format';
import type { Column } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { Money } from '../balances/money';
import { useMessages } from '../messages/messages';
import type { TradeRow } from './trade-rows';
import { TradeState } from './trade-state';

/** The columns of the trade list. */
export function useTradeColumns(onReverse: (trade: Trade) => void): readonly Column<TradeRow>[] {
  const t = useMessages();
  return useMemo(
    () => [
      {
        id: 'date',
        title: t('trade.date'),
        width: '148px',
        cell: ({ date }) => <bdi dir="ltr">{formatDateTime(date)}</bdi>,
      },
      {
        id: 'number',
        title: t('trade.number'),
        width: '72px',
        narrow: 'hidden',
        cell: ({ kind, trade }) => kind === 'trade' && <bdi dir="ltr">#{trade.id}</bdi>,
      },
      {
        id: 'given',
        title: t('trade.given'),
        numeric: true,
        narrow: 'title',
        cell: ({ given }) => <Money {...given} />,
      },
      {
        id: 'received',
        title: t('trade.received'),
        numeric: true,
        narrow: 'aside',
        cell: ({ received }) => <Money {...received} />,
      },
      {
        id: 'rate',
        title: t('trade.rate'),
        width: '96px',
        numeric: true,
        cell: ({ kind, trade }) => kind === 'trade' && <bdi dir="ltr">{trade.rate}</bdi>,
      },
      {
        id: 'state',
        title: t('trade.state'),
        width: 'minmax(0, 1.8fr)',
        cell: (row) => <TradeState row={row} onReverse={onReverse} />,
      },
    ],
    [t, onReverse],
  );
}
