/** The search of the page, where it has one. */
export function searchHere(): HTMLInputElement | null {
  return document.querySelector('main input[type=search]');
}

/** Whether the page has a list whose rows open something. */
export function hasRowsHere(): boolean {
  return document.querySelector('main [role=table] [data-index] a') !== null;
}

/** Brings the focus to the search of the page. */
export function focusSearch(): void {
  const search = searchHere();
  search?.focus();
  search?.select();
}
