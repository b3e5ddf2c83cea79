import type { Collection } from '@comptoir/api-contract/collections';
import { downloadAnswer, ExportButton } from '@comptoir/shared-kernel/files';
import { browserTimeZone, today } from '@comptoir/shared-kernel/format';
import { currentLanguage } from '@comptoir/shared-kernel/i18n';
import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { ButtonLink, ListFrame, Page, PageHeader, VirtualList } from '@comptoir/shared-kernel/ui';
import { useLocation } from '@comptoir/shared-kernel/router';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../messages/messages';
import { CollectionToolbar } from './collection-toolbar';
import { collectionQuery, listOrder, useCollectionFilters } from './collection-filters';
import { useCollections, useCollectionTotals } from './collections.queries';
import { createdIn } from './created-row';
import { rowPath, useCollectionColumns } from './use-collection-columns';

const RecordDialog = lazy(async () => ({ default: (await import('./record/record-dialog')).RecordDialog }));

export function CollectionListPage() {
  const t = useMessages();
  const [filters, change] = useCollectionFilters();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useCollections(filters);
  const totals = useCollectionTotals(filters);
  const [recording, setRecording] = useState<Collection>();
  const columns = useCollectionColumns(setRecording);
  const created = createdIn(useLocation().state);
  const place = useOfficeInCountry();
  const title = t('collections.title');
  const download = () => {
    const query = {
      ...collectionQuery(place?.officeId, filters),
      timeZone: browserTimeZone(),
      language: currentLanguage(),
    };
    return downloadAnswer('exportCollections', { query }, `collections-${today()}.csv`);
  };

  return (
    <Page layout="fill">
      <PageHeader
        title={title}
        description={data ? t('collections.count', { count: data.total }) : ''}
        actions={
          <>
            <ExportButton disabled={!place} download={download} />
            <ButtonLink to="/collection-schedules/plan">{t('plan.link')}</ButtonLink>
            <ButtonLink to="/collection-schedules/new" variant="primary" icon="plus">
              {t('collections.add')}
            </ButtonLink>
          </>
        }
      />
      <CollectionToolbar filters={filters} onChange={change} />
      <ListFrame query={{ data: data?.rows, error, refetch }} empty={t('collections.empty')} totals={totals}>
        {(rows) => (
          <VirtualList
            caption={title}
            rows={rows}
            rowKey={collectionId}
            columns={columns}
            recordPath={rowPath}
            order={listOrder(filters, change)}
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
