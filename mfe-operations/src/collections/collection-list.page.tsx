import type { Collection } from '@comptoir/api-contract/collections';
import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import { ExportButton } from '@comptoir/ui/files';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { ButtonLink, ListFrame, Page, PageHeader } from '@comptoir/ui';
import { useLocation } from '@comptoir/kernel/router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { CollectionRows } from './collection-rows';
import { CollectionToolbar } from './collection-toolbar';
import { collectionOrder, collectionQuery, listOrder, useCollectionFilters } from './collection-filters';
import { useCollections, useCollectionTotals } from './collections.queries';
import { CollectionsEmpty } from './collections-empty';
import { createdIn } from './created-row';
import { exportCollections } from './export-collections';
import { useRowsInOrder } from './use-rows-in-order';
import { rowPath, useCollectionColumns } from './use-collection-columns';

const RecordDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pick-up" */ './record/record-dialog')).RecordDialog,
}));

const RescheduleAll = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bulk" */ './bulk/reschedule-all')).RescheduleAll,
}));

export function CollectionListPage() {
  const t = useMessages();
  const [filters, change] = useCollectionFilters();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useCollections(filters);
  const totals = useCollectionTotals(filters);
  const [recording, setRecording] = useState<Collection>();
  const columns = useCollectionColumns(setRecording, filters);
  const created = createdIn(useLocation().state);
  const place = useOfficeInCountry();
  const title = t('collections.title');
  const filter = collectionQuery(place?.officeId, filters);
  const isByDate = collectionOrder(filters).sort === 'oldest';
  const rows = useRowsInOrder(data?.rows, isByDate);
  const exported = isByDate ? { ...filter, sort: 'oldest' as const } : filter;
  const download = (format: ExportFormat) => exportCollections(exported, format);

  return (
    <Page layout="fill">
      <PageHeader
        title={title}
        description={
          data ? [t('collections.count', { count: data.total }), ...noteOf(filters.state, t)].join(' · ') : ''
        }
        more={<ExportButton disabled={!place} download={download} formats={['csv']} />}
        menu={<MoreActions export={<ExportButton disabled={!place} download={download} formats={['xlsx']} />} />}
        actions={
          <>
            {filters.state === 'late' && (
              <Suspense>
                <RescheduleAll total={data?.total ?? 0} filter={filter} />
              </Suspense>
            )}
            <ButtonLink to="/collection-schedules/plan">{t('plan.link')}</ButtonLink>
            <ButtonLink to="/collection-schedules/new" variant="primary" icon="plus">
              {t('collections.add')}
            </ButtonLink>
          </>
        }
      />
      <CollectionToolbar filters={filters} onChange={change} />
      <ListFrame
        query={{ data: rows, error, refetch }}
        empty={t('collections.empty')}
        emptyAction={<CollectionsEmpty filters={filters} onChange={change} />}
        totals={totals}
      >
        {(shown) => (
          <CollectionRows
            caption={title}
            rows={shown}
            columns={columns}
            recordPath={rowPath}
            order={listOrder(filters, change)}
            total={data?.total ?? shown.length}
            filter={filter}
            tickLabel={({ id }) => t('collections.tick', { id })}
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

/** Late collections are those of earlier days. */
function noteOf(state: string, t: ReturnType<typeof useMessages>): string[] {
  return state === 'late' ? [t('state.lateNote')] : [];
}

function MoreActions(files: { export: ReactNode }) {
  const t = useMessages();
  return (
    <>
      <ButtonLink to="/collection-schedules/board">{t('board.link')}</ButtonLink>
      <ButtonLink to="/collection-schedules/series">{t('series.link')}</ButtonLink>
      {files.export}
      <ButtonLink to="/collection-schedules/import">{t('import')}</ButtonLink>
    </>
  );
}
