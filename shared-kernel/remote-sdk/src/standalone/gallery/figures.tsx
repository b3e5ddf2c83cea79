import { Money } from '@comptoir/ui/money';
import { Detail, Fact, Facts } from '@comptoir/ui/records';
import { Card, Figure, ListFrame, Ratio, Tag, VirtualList, WidgetCard, type Column } from '@comptoir/ui';
import { LONG_TEXT, type Family } from './specimen';

interface Row {
  id: string;
  name: string;
  amount: number;
}

const ROWS: readonly Row[] = Array.from({ length: 40 }, (_, index) => ({
  id: `${index}`,
  name: index === 1 ? LONG_TEXT : `Agency ${index + 1}`,
  amount: (index - 3) * 1_234_567.89,
}));

const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', title: 'Name', minWidth: 160, cell: ({ name }) => name },
  {
    id: 'amount',
    title: 'Amount',
    minWidth: 120,
    figure: ({ amount }) => amount.toFixed(2),
    cell: ({ amount }) => <Money amount={amount} currency="DZD" signed />,
  },
];

export const figures: Family = {
  title: 'Figures and lists',
  controls: {
    Figure: { default: <Figure>+213 555 01 86 76</Figure> },
    Money: {
      default: <Money amount={1_234_567.89} currency="DZD" />,
      out: <Money amount={-1_234_567.89} currency="EUR" signed />,
    },
    Ratio: { default: <Ratio part={7} whole={22} /> },
    Facts: {
      default: (
        <Facts>
          <Fact title="Office">Algiers Centre</Fact>
          <Fact title="Agency">
            {LONG_TEXT} <Detail>{LONG_TEXT}</Detail>
          </Fact>
        </Facts>
      ),
    },
    Card: { default: <Card>{LONG_TEXT}</Card> },
    WidgetCard: {
      default: (
        <WidgetCard title="Collections" link={{ to: '/gallery', label: 'All collections' }}>
          <Tag tone="success">12 collected</Tag>
        </WidgetCard>
      ),
    },
    List: {
      filled: listOf('Agencies', ROWS),
      loading: listOf('Agencies on their way', undefined),
      empty: listOf('No agencies', []),
      error: listOf('Agencies that failed', undefined, new Error('The server gave no answer.')),
    },
  },
};

function listOf(caption: string, data: readonly Row[] | undefined, error: Error | null = null) {
  return (
    <ListFrame query={{ data, error, refetch: () => undefined }} empty="No agencies found">
      {(rows) => <VirtualList caption={caption} rows={rows} rowKey={({ id }) => id} columns={COLUMNS} />}
    </ListFrame>
  );
}
