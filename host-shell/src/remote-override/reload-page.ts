/** Loads the page again, with or without an override. */
export function reloadPage(): void {
  location.reload();
}
