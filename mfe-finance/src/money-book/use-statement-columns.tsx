import type { LedgerEntry, LedgerStatement } from '@comptoir/api-contract/general-ledger';
import { formatDateTime } from '@comptoir/kernel/format';
import { formatDecimal } from '@comptoir/ui/money';
import type { PaperColumn } from '@comptoir/ui/paper';
import { Figure } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

export function useStatementColumns(statement: LedgerStatement): readonly PaperColumn<LedgerEntry>[] {
  const t = useMessages();
  return [
    { id: 'number', title: t('entry.number'), kind: 'short', cell: ({ id }) => <Figure>#{id}</Figure> },
    { id: 'date', title: t('entry.date'), kind: 'short', cell: ({ date }) => <Figure>{formatDateTime(date)}</Figure> },
    { id: 'what', title: t('entry.what'), cell: (entry) => <EntryLabel entry={entry} /> },
    {
      id: 'in',
      title: t('moneyBook.in'),
      kind: 'figure',
      cell: ({ transaction: { amount } }) => amount > 0 && <Amount amount={amount} />,
      foot: <Amount amount={statement.in} />,
    },
    {
      id: 'out',
      title: t('moneyBook.out'),
      kind: 'figure',
      cell: ({ transaction: { amount } }) => amount < 0 && <Amount amount={-amount} />,
      foot: <Amount amount={statement.out} />,
    },
    {
      id: 'balance',
      title: t('entry.balance'),
      kind: 'figure',
      cell: ({ balance }) => <Amount amount={balance} />,
      foot: <Amount amount={statement.closing} />,
    },
  ];
}

function Amount({ amount }: { amount: number }) {
  return <Figure>{formatDecimal(amount)}</Figure>;
}

/** Trade, collection, or kind and description of an entry. */
function EntryLabel({ entry }: { entry: LedgerEntry }) {
  const t = useMessages();
  const { kind, collection, collectionId, trade, transaction, correctsId } = entry;
  if (trade) return t('moneyBook.trade', { id: trade.id });
  if (kind === 'COLLECTION' && collection && collectionId !== null) {
    return (
      <>
        {t('moneyBook.pickUp', { id: collectionId })} · <bdi>{collection.agency.name}</bdi> ·{' '}
        <bdi>{collection.collector.name}</bdi>
      </>
    );
  }
  return (
    <>
      {t(`kind.${kind}`)}
      {correctsId !== null && ` · ${t('entry.title', { id: correctsId })}`}
      {transaction.written !== null && (
        <>
          {' '}
          · <bdi>{transaction.written}</bdi>
        </>
      )}
      {transaction.supplier && (
        <>
          {' '}
          · <bdi>{transaction.supplier.name}</bdi>
        </>
      )}
    </>
  );
}
