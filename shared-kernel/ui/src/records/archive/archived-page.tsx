import { useApiMutation } from '@comptoir/ui/changes';
import { useMemo } from 'react';
import { totalOf } from '@comptoir/kernel/internal/http/rows-total';
import { useGoBack } from '@comptoir/kernel/internal/router';
import { toastSuccess } from '@comptoir/kernel/internal/toast';
import { Button } from '../../components/button/button';
import { ClearFilters } from '../../components/list/clear-filters';
import type { Column } from '../../components/list/column';
import { ListFrame, type ListQuery } from '../../components/list/list-frame';
import { SearchBox } from '../../components/list/search-box';
import { VirtualList } from '../../components/list/virtual-list';
import { Page } from '../../components/page/page';
import { PageHeader } from '../../components/page/page-header';
import { Toolbar } from '../../components/page/toolbar';
import { recordArguments, type DeleteCall } from '../record-call';
import { useArchiveMessages } from './archive-messages';

interface ArchivedPageProps<Row> {
  title: string;
  query: ListQuery<Row>;
  columns: readonly Column<Row>[];
  restore: DeleteCall;
  count: (count: number) => string;
  empty: string;
  search: string;
  onSearch: (search: string) => void;
}

/** Lists archived records of a type, with a button to restore each. */
export function ArchivedPage<Row extends { id: string; name: string }>(props: ArchivedPageProps<Row>) {
  const { title, query, columns, restore, count, empty, search, onSearch } = props;
  const goBack = useGoBack();
  const withRestore = useWithRestore(columns, restore);
  return (
    <Page layout="fill">
      <PageHeader title={title} description={query.data ? count(totalOf(query.data)) : ''} onBack={goBack} />
      <Toolbar search={<SearchBox value={search} onSearch={onSearch} />} />
      <ListFrame
        query={query}
        empty={empty}
        emptyAction={search !== '' && <ClearFilters onClear={() => onSearch('')} />}
      >
        {(rows) => (
          <VirtualList caption={title} rows={rows} rowKey={idOf} columns={withRestore} total={totalOf(rows)} />
        )}
      </ListFrame>
    </Page>
  );
}

function useWithRestore<Row extends { id: string; name: string }>(
  columns: readonly Column<Row>[],
  call: DeleteCall,
): readonly Column<Row>[] {
  const t = useArchiveMessages();
  return useMemo(
    () => [
      ...columns,
      {
        id: 'restore',
        title: t('restore'),
        minWidth: 130,
        share: 0,
        narrow: 'actions',
        cell: (row) => <RestoreButton call={call} row={row} />,
      },
    ],
    [columns, call, t],
  );
}

function RestoreButton({ call, row: { id, name } }: { call: DeleteCall; row: { id: string; name: string } }) {
  const t = useArchiveMessages();
  const restoration = useApiMutation(call, {
    failure: t('restoreFailed'),
    onSuccess: () => toastSuccess(t('restored'), name),
  });
  return (
    <Button
      icon="reverse"
      busy={restoration.isPending}
      aria-label={t('restoreOne', { name })}
      // Any version: archived records cannot be changed.
      onClick={() => restoration.mutate(recordArguments<DeleteCall>({ id, ifMatch: '*' }))}
    >
      {t('restore')}
    </Button>
  );
}

function idOf({ id }: { id: string }): string {
  return id;
}
