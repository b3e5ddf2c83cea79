import type { BusinessDay } from '@comptoir/api-contract/business-days';
import { PaperTable, type PaperColumn } from '@comptoir/ui/paper';
import { Figure, Money } from '@comptoir/ui';
import { useDayMessages } from './messages/messages';

interface AttemptTableProps {
  caption: string;
  rows: readonly Pick<BusinessDay['counts'][number], 'currency' | 'attempts'>[];
  names: BusinessDay['names'];
}

type Attempt = BusinessDay['counts'][number]['attempts'][number] & Pick<BusinessDay['counts'][number], 'currency'>;

/** Compares all attempts with the books; the last of each currency is valid. */
export function AttemptTable({ caption, rows, names }: AttemptTableProps) {
  const columns = useAttemptColumns(names);
  const attempts = rows.flatMap(({ currency, attempts: created }) =>
    created.map((attempt) => ({ ...attempt, currency })),
  );
  return (
    <PaperTable
      caption={caption}
      columns={columns}
      rows={attempts}
      rowKey={({ currency, attempt }) => `${currency} ${attempt}`}
    />
  );
}

function useAttemptColumns(names: BusinessDay['names']): PaperColumn<Attempt>[] {
  const t = useDayMessages();
  return [
    {
      id: 'currency',
      title: t('count.currency'),
      cell: ({ attempt, currency }) => (
        <Figure>
          {t('count.attempt', { attempt })} {currency}
        </Figure>
      ),
    },
    {
      id: 'counted',
      title: t('count.counted'),
      kind: 'figure',
      cell: ({ counted, currency }) => <Money amount={counted} currency={currency} />,
    },
    {
      id: 'expected',
      title: t('count.expected'),
      kind: 'figure',
      cell: ({ expected, currency }) => <Money amount={expected} currency={currency} />,
    },
    {
      id: 'difference',
      title: t('count.difference'),
      kind: 'figure',
      cell: ({ counted, expected, currency }) =>
        counted === expected ? t('count.none') : <Money amount={difference(counted, expected)} currency={currency} />,
    },
    {
      id: 'by',
      title: t('count.by'),
      cell: ({ countedBy }) => <bdi>{names.find(({ id }) => id === countedBy)?.name}</bdi>,
    },
  ];
}

/** In major units without the error of binary fractions. */
export function difference(counted: number, expected: number): number {
  return Math.round((counted - expected) * 100) / 100;
}
