import type { DayReport } from '@comptoir/api-contract/business-days';
import { denominationText } from '@comptoir/ui/counting';
import { formatDecimal } from '@comptoir/ui/money';
import type { PaperColumn } from '@comptoir/ui/paper';
import { Figure } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import { difference } from './attempt-table';
import { useDayMessages } from './messages/messages';

type RowOf<Name extends keyof DayReport> = DayReport[Name] extends readonly (infer Row)[] ? Row : never;
type Columns<Name extends keyof DayReport> = readonly PaperColumn<RowOf<Name>>[];

/** Name of a person or supplier; empty for other holders. */
export type NameOf = (id: string | null) => string;

export function useReportColumns(nameOf: NameOf) {
  const t = useDayMessages();
  const inBook = useMessages();
  const currency = textColumn('currency', t('report.currency'));
  const place: PaperColumn<Pick<RowOf<'balances'>, 'account' | 'holderId'>> = {
    id: 'place',
    title: t('report.holder'),
    cell: ({ account, holderId }) => (
      <>
        {t(`place.${account}`)} <bdi>{nameOf(holderId)}</bdi>
      </>
    ),
  };
  const scope: PaperColumn<Pick<RowOf<'counts'>, 'scope'>> = {
    id: 'scope',
    title: t('report.holder'),
    cell: (row) => t(`place.${row.scope}`),
  };
  const balances: Columns<'balances'> = [
    place,
    currency,
    amountColumn('opening', t('report.opening')),
    amountColumn('closing', t('report.closing')),
  ];
  const movements: Columns<'movements'> = [
    place,
    { id: 'kind', title: t('report.kind'), cell: ({ kind }) => inBook(`kind.${kind}`) },
    currency,
    amountColumn('in', t('report.in')),
    amountColumn('out', t('report.out')),
  ];
  const expenses: Columns<'expenses'> = [
    {
      id: 'supplier',
      title: t('report.supplier'),
      cell: ({ supplierId }) => (supplierId === null ? t('report.noSupplier') : <bdi>{nameOf(supplierId)}</bdi>),
    },
    currency,
    amountColumn('amount', t('report.amount')),
  ];
  const cases: Columns<'cases'> = [
    textColumn('number', t('report.case')),
    scope,
    currency,
    amountColumn('amount', t('report.amount')),
    {
      id: 'owner',
      title: t('report.owner'),
      cell: ({ ownerId, isRounding }) => (isRounding ? t('report.rounding') : <bdi>{nameOf(ownerId)}</bdi>),
    },
  ];
  const waiting: Columns<'waiting'> = [
    textColumn('number', t('report.handover')),
    {
      id: 'reason',
      title: t('report.reason'),
      cell: ({ reason }) => (reason === null ? t('report.confirmed') : <bdi>{reason}</bdi>),
    },
  ];
  return { balances, movements, expenses, counts: [scope, currency, ...useCountColumns(nameOf)], cases, waiting };
}

function useCountColumns(nameOf: NameOf): Columns<'counts'> {
  const t = useDayMessages();
  return [
    textColumn('attempt', t('report.attempt')),
    { id: 'notes', title: t('report.notes'), cell: ({ counts }) => <Figure>{notesText(counts)}</Figure> },
    amountColumn('counted', t('report.counted')),
    amountColumn('expected', t('report.expected')),
    {
      id: 'difference',
      title: t('report.difference'),
      kind: 'figure',
      cell: ({ counted, expected }) => <Figure>{formatDecimal(difference(counted, expected))}</Figure>,
    },
    { id: 'by', title: t('report.by'), cell: ({ countedBy }) => <bdi>{nameOf(countedBy)}</bdi> },
  ];
}

/** '3 × 1000, 2 × 200', the largest first. */
function notesText(counts: RowOf<'counts'>['counts']): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .map(([value, count]) => `${count}\u00A0×\u00A0${denominationText(value)}`)
    .join(', ');
}

function textColumn<Name extends string>(id: Name, title: string): PaperColumn<Record<Name, string | number>> {
  return { id, title, kind: 'short', cell: (row) => <Figure>{row[id]}</Figure> };
}

function amountColumn<Name extends string>(id: Name, title: string): PaperColumn<Record<Name, number>> {
  return { id, title, kind: 'figure', cell: (row) => <Figure>{formatDecimal(row[id])}</Figure> };
}
