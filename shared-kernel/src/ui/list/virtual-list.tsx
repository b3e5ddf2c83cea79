import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../store/store';
import { SkeletonRows } from '../feedback/skeleton';
import type { VirtualTable, VirtualTableProps } from './virtual-table';

export type VirtualListProps<Row> = VirtualTableProps<Row>;

/** In an object, because the store's value would be called if it were the component itself. */
const loaded = createStore<{ Table: typeof VirtualTable } | undefined>(undefined);

/** Fetches the code of long lists; `ListFrame` asks for it while the rows are on their way. */
export async function loadVirtualTable(): Promise<void> {
  if (loaded.get()) return;
  const module = await import(/* webpackChunkName: "list" */ './virtual-table');
  loaded.set({ Table: module.VirtualTable });
}

/** A table of any length, of which only the rows in view are drawn. It takes the height that its place gives it. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const table = useSyncExternalStore(loaded.subscribe, loaded.get);
  useEffect(() => void loadVirtualTable(), []);
  return table ? <table.Table {...props} /> : <SkeletonRows />;
}
