import { shownColumns } from '../components/list/list-choices';

export const VIEW = 'view';
/** Value for a list shown without its default view. */
export const NO_VIEW = 'none';

/** Normalised search string that a view stores, without its own id and with the visible columns. */
export function queryOf(list: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete(VIEW);
  const columns = shownColumns(list, search);
  if (columns !== undefined) params.set('columns', columns);
  return inOrder(params);
}

/** True if a list's address matches a stored view. */
export function isCurrentView(list: string, search: string, query: string): boolean {
  return queryOf(list, search) === queryOf(list, `?${query}`);
}

function inOrder(params: URLSearchParams): string {
  params.sort();
  return params.toString();
}
