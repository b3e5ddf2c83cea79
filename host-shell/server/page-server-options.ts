import type { RegistryStore } from '@comptoir/remote-registry';
import type { RuntimeConfig } from '../src/runtime-config';
import type { ApiCall } from './api-call';
import type { PackagesOptions } from './packages';
import type { MayRead } from './page-metrics';
import type { OverrideOptions } from './remote-override';
import type { ServicesOptions } from './services/serve-services';

export interface PageServerOptions {
  /** Path of the health check; absent: none. */
  health?: string;
  shell: string;
  /** Folder that keeps files of former shells for open pages; absent: none are kept. */
  keptFiles?: string;
  remotes: RegistryStore;
  reasonPages?: string;
  /** Absent: no packages are served. */
  packages?: PackagesOptions;
  /** File of the teams that publish over HTTP, with their tokens; absent: nobody can publish. */
  publishTokens?: string;
  /** Calls `listRemoteDecisions` with these headers; absent: no version is demoted. */
  readDecisions?: (headers: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Absent: failures are answered to teams only. */
  callApi?: ApiCall;
  /** Secret of the API for crashes of remotes; absent: no team is notified. */
  noticeSecret?: string;
  /** Backends of remotes; absent: none is reachable. */
  services?: ServicesOptions | undefined;
  config: RuntimeConfig;
  mediaOrigins?: readonly string[];
  /** Access to `/metrics`; absent: nobody. */
  mayReadMetrics?: MayRead;
  /** Absent: overrides are disabled. */
  overrides?: OverrideOptions;
  /** Lets browsers cache pages for the next visit; default true. */
  serviceWorker?: boolean;
}
