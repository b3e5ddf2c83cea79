import type { Collection } from '@comptoir/api-contract/collections';
import { useTicks, VirtualList, type VirtualListProps } from '@comptoir/ui';
import { lazy, Suspense } from 'react';
import type { collectionQuery } from './collection-filters';

const BulkActions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bulk" */ './bulk/bulk-actions')).BulkActions,
}));

interface CollectionRowsProps extends Omit<VirtualListProps<Collection>, 'rowKey' | 'ticks'> {
  total: number;
  filter: ReturnType<typeof collectionQuery>;
  tickLabel: (row: Collection) => string;
}

/** Holds the ticks, so that a tick does not render the page again. */
export function CollectionRows({ filter, tickLabel, ...list }: CollectionRowsProps) {
  const ticking = useTicks(JSON.stringify(filter));
  return (
    <VirtualList
      {...list}
      rowKey={collectionId}
      ticks={{
        ...ticking,
        label: tickLabel,
        actions: (
          <Suspense>
            <BulkActions {...ticking} total={list.total} filter={filter} />
          </Suspense>
        ),
      }}
    />
  );
}

function collectionId({ id }: Collection): string {
  return id;
}
