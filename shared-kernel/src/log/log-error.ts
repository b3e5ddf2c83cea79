/** The one place where the kernel writes to the console: a failure that the screen does not show in full. */
export function logError(message: string, cause: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(message, cause);
}
