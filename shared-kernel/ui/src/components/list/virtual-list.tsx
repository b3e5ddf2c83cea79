import { useEffect } from 'react';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import { SkeletonRows } from '../feedback/skeleton';
import type { VirtualTableProps } from './virtual-table';

/** Rows, columns and caption of a list. */
export type VirtualListProps<Row> = VirtualTableProps<Row>;

const table = onDemand(async () => (await import(/* webpackChunkName: "layout" */ './virtual-table')).VirtualTable);

/** Preloads the code of long lists; called by `ListFrame` while the rows load. */
export const loadVirtualTable = table.load;

/** A virtualised table that fills the height of its container. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const loaded = table.useLoaded();
  useEffect(() => void table.load(), []);
  return loaded ? <loaded.Component {...props} /> : <SkeletonRows />;
}
