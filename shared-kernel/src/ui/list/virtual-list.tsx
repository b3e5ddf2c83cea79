import { useEffect } from 'react';
import { onDemand } from '../../store/on-demand';
import { SkeletonRows } from '../feedback/skeleton';
import type { VirtualTableProps } from './virtual-table';

/** The rows of a list, what stands in its columns, and what it is called. */
export type VirtualListProps<Row> = VirtualTableProps<Row>;

const table = onDemand(async () => (await import(/* webpackChunkName: "layout" */ './virtual-table')).VirtualTable);

/** Fetches the code of long lists; `ListFrame` asks for it while the rows are on their way. */
export const loadVirtualTable = table.load;

/** A table of any length, of which only the rows in view are drawn. It takes the height that its place gives it. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const loaded = table.useLoaded();
  useEffect(() => void table.load(), []);
  return loaded ? <loaded.Component {...props} /> : <SkeletonRows />;
}
