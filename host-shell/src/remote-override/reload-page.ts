/** Loads the page anew, with or without an override. */
export function reloadPage(): void {
  location.reload();
}
