import type { FailureReport } from '@comptoir/api-contract/remote-failures';

/** Message of a page to the worker that watches it. A page that rests sends `undefined`. */
export interface Heartbeat {
  token: string;
  /** Report to send if no heartbeat follows. */
  failure: FailureReport;
  /** Address of the former versions; absent if the page has all. */
  former: string | undefined;
}
