/** Search string of a list in a view. */
export function viewSearch({ id, query }: { id: string; query: string }): string {
  return `?view=${id}${query && `&${query}`}`;
}
