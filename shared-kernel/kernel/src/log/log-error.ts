/** Logs a failure that the screen does not show in full. The only use of the console in the kernel. */
export function logError(message: string, cause: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(message, cause);
}
