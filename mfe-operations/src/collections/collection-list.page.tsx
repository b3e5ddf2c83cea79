import type { Collection } from '@comptoir/api-contract/collections';
import { ButtonLink, ListFrame, Page, PageHeader, VirtualList } from '@comptoir/shared-kernel/ui';
import { useLocation } from '@comptoir/shared-kernel/router';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../messages/messages';
import { CollectionToolbar } from './collection-toolbar';
import { useCollectionFilters } from './collection-filters';
import { useCollections } from './collections.queries';
import { createdIn } from './created-row';
import { ExportButton } from './export-button';
import { useCollectionColumns } from './use-collection-columns';

const RecordDialog = lazy(async () => ({ default: (await import('./record/record-dialog')).RecordDialog }));

export function CollectionListPage() {
  const t = useMessages();
  const [filters, change] = useCollectionFilters();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useCollections(filters);
  const [recording, setRecording] = useState<Collection>();
  const columns = useCollectionColumns(setRecording);
  const created = createdIn(useLocation().state);
  const title = t('collections.title');

  return (
    <Page layout="fill">
      <PageHeader
        title={title}
        description={data ? t('collections.count', { count: data.total }) : ''}
        actions={
          <>
            <ExportButton filters={filters} />
            <ButtonLink to="/collection-schedules/new" variant="primary" icon="plus">
              {t('collections.add')}
            </ButtonLink>
          </>
        }
      />
      <CollectionToolbar filters={filters} onChange={change} />
      <ListFrame query={{ data: data?.rows, error, refetch }} empty={t('collections.empty')}>
        {(rows) => (
          <VirtualList
            caption={title}
            rows={rows}
            rowKey={collectionId}
            columns={columns}
            total={data?.total}
            onEndReached={hasNextPage ? fetchNextPage : undefined}
            marked={created}
          />
        )}
      </ListFrame>
      {recording && (
        <Suspense>
          <RecordDialog collection={recording} onClose={() => setRecording(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}

function collectionId({ id }: Collection): string {
  return id;
}
