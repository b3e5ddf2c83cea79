import type { CashCase } from '@comptoir/api-contract/cash-cases';
import { useListState } from '@comptoir/kernel/router';
import { ListPresets } from '@comptoir/ui/dates';
import { column, dateColumn, linkColumn, moneyColumn, textColumn } from '@comptoir/ui/list-kit';
import { ListFrame, VirtualList, type Column } from '@comptoir/ui';
import { useCallback, useMemo } from 'react';
import { CaseState } from './case-state';
import { useCaseTitle } from './case-title';
import { CASE_LIST, useCases } from './cases.queries';
import { useCaseMessages } from './messages/messages';

/** Cases by state; `base` is the path of their pages. */
export function CaseList({ base }: { base: string }) {
  const t = useCaseMessages();
  const [state, change] = useListState(CASE_LIST);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useCases(state);
  const pathOf = useCallback(({ id }: Pick<CashCase, 'id'>) => `${base}/${id}`, [base]);
  const columns = useCaseColumns(pathOf);
  return (
    <>
      <ListPresets
        label={t('filter.label')}
        presets={[
          { name: 'open', label: t('state.OPEN'), state: CASE_LIST },
          { name: 'overdue', label: t('state.overdue'), state: { state: 'OPEN', overdue: 'true' } },
          { name: 'resolved', label: t('state.RESOLVED'), state: { state: 'RESOLVED', overdue: '' } },
          { name: 'all', label: t('filter.all'), state: { state: '', overdue: '' } },
        ]}
        state={state}
        onChange={change}
      />
      <ListFrame query={{ data, error, refetch }} empty={t(`empty.${emptyOf(state)}`)} emptyAction={t('emptyText')}>
        {(rows) => (
          <VirtualList
            caption={t('list')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={columns}
            recordPath={pathOf}
            onEndReached={hasNextPage ? fetchNextPage : undefined}
          />
        )}
      </ListFrame>
    </>
  );
}

function emptyOf({ state, overdue }: typeof CASE_LIST) {
  if (overdue !== '') return 'overdue';
  return state === 'OPEN' || state === 'RESOLVED' ? state : 'all';
}

function useCaseColumns(pathOf: (row: CashCase) => string): readonly Column<CashCase>[] {
  const t = useCaseMessages();
  const titleOf = useCaseTitle();
  return useMemo(
    () => [
      linkColumn<CashCase>('case', t('column.case'), titleOf, { to: pathOf, minWidth: 180, share: 2 }),
      column<CashCase>('state', t('column.state'), { minWidth: 110, narrow: 'aside' }, (row) => <CaseState {...row} />),
      textColumn<CashCase>('owner', t('column.owner'), ({ owner }) => owner.name, { minWidth: 140 }),
      moneyColumn<CashCase>(
        'open',
        t('column.open'),
        ({ state, amount, openAmount, currency }) => [{ amount: state === 'OPEN' ? openAmount : amount, currency }],
        { minWidth: 140, signed: true },
      ),
      dateColumn<CashCase>('due', t('column.due'), ({ dueDate }) => dueDate),
    ],
    [t, titleOf, pathOf],
  );
}
