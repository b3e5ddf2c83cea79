import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import { REPORT_LIMIT } from '@comptoir/api-contract/remote-reports';

const STORAGE_KEY = 'comptoir.unsent';

/** Unsent failures, stored beyond the page. */
export const unsent = {
  all: (): FailureReport[] => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]'),
  keep: (failures: readonly FailureReport[]): void =>
    localStorage.setItem(STORAGE_KEY, JSON.stringify(failures.slice(-REPORT_LIMIT))),
};

export type Unsent = typeof unsent;
