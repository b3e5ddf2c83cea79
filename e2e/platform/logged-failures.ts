import type { Page } from '@playwright/test';

/** A failure of a version as the page logs it. */
export interface LoggedFailure {
  code: string;
  /** As `performance.now()`, in milliseconds. */
  at: number;
}

/** The failures of a version of operations, as they come. */
export function failuresOf(page: Page, version: string): LoggedFailure[] {
  const failures: LoggedFailure[] = [];
  const line = new RegExp(`^operations ${version.replaceAll('.', '\\.')}: ([a-z-]+)\\.`);
  page.on('console', (message) => {
    const [, code] = line.exec(message.text()) ?? [];
    if (code !== undefined) failures.push({ code, at: performance.now() });
  });
  return failures;
}
