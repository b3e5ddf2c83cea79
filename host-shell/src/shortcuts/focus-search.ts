export function searchHere(): HTMLInputElement | null {
  return document.querySelector('main input[type=search]');
}

export function hasRowsHere(): boolean {
  return document.querySelector('main [role=table] [data-index] a') !== null;
}

export function focusSearch(): void {
  const search = searchHere();
  search?.focus();
  search?.select();
}
