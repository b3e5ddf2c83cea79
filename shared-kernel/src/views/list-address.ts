import { shownColumns } from '../ui/list/list-choices';

/** In the address of a list: the view that it is shown in. */
export const VIEW = 'view';
/** In its place where a list is shown without one, although it opens with one. */
export const NO_VIEW = 'none';

/** What a view keeps of the address of a list, in one order: all but its own name, with the columns that are shown. */
export function queryOf(list: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete(VIEW);
  const columns = shownColumns(list, search);
  if (columns !== undefined) params.set('columns', columns);
  return inOrder(params);
}

/** Whether a list shows what a view keeps of it. */
export function isShown(list: string, search: string, query: string): boolean {
  return queryOf(list, search) === queryOf(list, `?${query}`);
}

function inOrder(params: URLSearchParams): string {
  params.sort();
  return params.toString();
}
