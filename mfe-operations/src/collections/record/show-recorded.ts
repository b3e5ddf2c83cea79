import type { Collection } from '@comptoir/api-contract/collections';
import { resourceKey } from '@comptoir/kernel/query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

interface Page {
  rows: readonly Collection[];
  total: number;
}

type Listed = readonly Collection[] | InfiniteData<Page> | undefined;

/** Updates every cached list, so that it shows the recording before it reloads. */
export function showRecorded(client: QueryClient, recorded: Collection): void {
  const renewed = (rows: readonly Collection[]) => rows.map((row) => (row.id === recorded.id ? recorded : row));
  client.setQueriesData<Listed>({ queryKey: [resourceKey('listCollections'), 'listCollections'] }, (listed) => {
    if (listed === undefined) return undefined;
    if (!('pages' in listed)) return renewed(listed);
    return { ...listed, pages: listed.pages.map((page) => ({ ...page, rows: renewed(page.rows) })) };
  });
}
