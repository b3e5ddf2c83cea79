import type { Collection } from '@comptoir/api-contract/collections';
import { formatTime } from '@comptoir/kernel/format';
import { Money } from '@comptoir/ui/money';
import { PaperTable, type PaperColumn } from '@comptoir/ui/paper';
import { Figure } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { sumsOf, type Sum } from '@comptoir/api-contract/sums';

export function RoundTable({ collector, stops }: { collector: string; stops: readonly Collection[] }) {
  const columns = useRoundColumns(stops);
  return <PaperTable caption={collector} columns={columns} rows={stops} rowKey={({ id }) => id} />;
}

function useRoundColumns(stops: readonly Collection[]): readonly PaperColumn<Collection>[] {
  const t = useMessages();
  const collected = stops.filter(({ collectedAmount }) => collectedAmount !== null);
  return [
    { id: 'place', title: '#', kind: 'short', cell: ({ roundPosition }) => roundPosition },
    {
      id: 'time',
      title: t('sheet.time'),
      kind: 'short',
      cell: ({ hasTime, scheduledCollectionDate }) => hasTime && <Figure>{formatTime(scheduledCollectionDate)}</Figure>,
    },
    { id: 'number', title: t('sheet.number'), kind: 'short', cell: ({ id }) => <Figure>#{id}</Figure> },
    {
      id: 'agency',
      title: t('sheet.agency'),
      cell: ({ agency }) => <AgencyLines agency={agency} />,
      foot: t('sheet.stops', { count: stops.length }),
    },
    {
      id: 'scheduled',
      title: t('sheet.scheduled'),
      kind: 'figure',
      cell: ({ scheduledAmount, currency }) => <Money amount={scheduledAmount} currency={currency} />,
      foot: <Sums sums={sumsOf(stops, ({ scheduledAmount }) => scheduledAmount)} />,
    },
    {
      id: 'collected',
      title: t('sheet.collected'),
      kind: 'figure',
      cell: ({ collectedAmount, currency }) =>
        collectedAmount !== null && <Money amount={collectedAmount} currency={currency} />,
      foot: <Sums sums={sumsOf(collected, ({ collectedAmount }) => collectedAmount ?? 0)} />,
    },
    { id: 'signature', title: t('sheet.signature'), kind: 'blank', cell: () => null },
  ];
}

function AgencyLines({ agency: { name, address, city, phone } }: Pick<Collection, 'agency'>) {
  return (
    <>
      <bdi>{name}</bdi>
      <br />
      <bdi>{`${address}, ${city}`}</bdi>
      <br />
      <Figure>{phone}</Figure>
    </>
  );
}

function Sums({ sums }: { sums: readonly Sum[] }) {
  if (sums.length === 0) return null;
  return (
    <div>
      {sums.map(({ currency, amount }) => (
        <div key={currency}>
          <Money amount={amount} currency={currency} />
        </div>
      ))}
    </div>
  );
}
