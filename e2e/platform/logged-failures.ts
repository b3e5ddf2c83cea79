import type { Page } from '@playwright/test';

export interface LoggedFailure {
  code: string;
  /** From `performance.now()`, in milliseconds. */
  at: number;
}

export function failuresOf(page: Page, version: string): LoggedFailure[] {
  const failures: LoggedFailure[] = [];
  const line = new RegExp(`^operations ${version.replaceAll('.', '\\.')}: ([a-z-]+)\\.`);
  page.on('console', (message) => {
    const [, code] = line.exec(message.text()) ?? [];
    if (code !== undefined) failures.push({ code, at: performance.now() });
  });
  return failures;
}
