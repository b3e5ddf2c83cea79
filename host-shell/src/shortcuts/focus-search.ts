/** Brings the focus to the search of the page, where it has one. */
export function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>('main input[type=search]');
  search?.focus();
  search?.select();
}
