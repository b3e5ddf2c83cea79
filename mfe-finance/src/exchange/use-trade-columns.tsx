import type { Trade } from '@comptoir/api-contract/trades';
import { formatDateTime } from '@comptoir/shared-kernel/format';
import { IconButton, type Column } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { Money } from '../balances/money';
import { useMessages } from '../messages/messages';
import { useMayReverse } from '../reversal/use-may-reverse';
import type { TradeRow } from './trade-rows';
import { TradeState } from './trade-state';

/** The columns of the trade list; who may take trades back has one more. */
export function useTradeColumns(onReverse: (trade: Trade) => void): readonly Column<TradeRow>[] {
  const t = useMessages();
  const mayReverse = useMayReverse();
  return useMemo(() => {
    const columns: Column<TradeRow>[] = [
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
        cell: ({ trade }) => <bdi dir="ltr">#{trade.id}</bdi>,
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
        width: '110px',
        numeric: true,
        cell: ({ kind, trade }) => kind === 'trade' && <bdi dir="ltr">{trade.rate}</bdi>,
      },
      { id: 'state', title: t('trade.state'), cell: (row) => <TradeState row={row} /> },
    ];
    if (!mayReverse) return columns;
    const reverse: Column<TradeRow> = {
      id: 'reverse',
      title: t('reversal.action'),
      width: '72px',
      cell: ({ kind, trade }) =>
        kind === 'trade' &&
        !trade.reversal && (
          <IconButton
            icon="reverse"
            size="small"
            label={t('reversal.trade', { id: trade.id })}
            onClick={() => onReverse(trade)}
          />
        ),
    };
    return [...columns, reverse];
  }, [t, mayReverse, onReverse]);
}
