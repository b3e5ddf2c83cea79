import path from 'node:path';
import {
  readRemoteOverrides,
  readTracing,
  StartError,
  type Insight,
  type RemoteOverrideOptions,
  type TracingOptions,
} from '@comptoir/api-server';
import type { RuntimeConfig } from '@comptoir/host-shell/server';
import { readServices, type ServiceSettings } from './service-settings';
import { isServiceWorkerOn, readPageConfig } from './page-config';

const checkout = path.resolve(import.meta.dirname, '../..');

export interface PageSettings {
  host: string;
  port: number;
  logLevel: string;
  remotes: string;
  keptFiles: string | undefined;
  mediaOrigins: readonly string[];
  overrides: RemoteOverrideOptions | undefined;
  /** File of the teams that publish over HTTP. */
  publishTokens: string | undefined;
  /** Secret of the API for crashes of remotes. */
  noticeSecret: string | undefined;
  /** URL of the API from here, to read decisions on remotes. */
  apiUrl: string | undefined;
  /** Backends of remotes; they need `apiUrl`. */
  services: ServiceSettings | undefined;
  /** No tracing if absent. */
  tracing: TracingOptions | undefined;
  insight: Insight;
  config: RuntimeConfig;
  serviceWorker: boolean;
}

/** @throws {StartError} `configuration` */
export function readPageSettings(environment: NodeJS.ProcessEnv): PageSettings {
  const port = Number(environment['PORT'] ?? 4300);
  if (!Number.isInteger(port)) throw new StartError('configuration', 'PORT must be a whole number from 0 to 65535.');
  const overrides = readRemoteOverrides(environment);
  return {
    host: environment['HOST'] ?? 'localhost',
    port,
    logLevel: environment['LOG_LEVEL'] ?? 'warn',
    remotes: environment['REMOTES_DIR'] ?? path.join(checkout, 'remotes'),
    keptFiles: environment['SHELL_FILES_DIR'] || undefined,
    mediaOrigins: (environment['MEDIA_ORIGINS'] ?? '').split(' ').filter((origin) => origin !== ''),
    apiUrl: environment['API_URL'] || undefined,
    services: servicesWithApi(environment),
    tracing: readTracing(environment, 'comptoir-page'),
    insight: { kind: environment['DEMO'] === '1' ? 'open' : 'closed', metricsToken: metricsToken(environment) },
    overrides,
    publishTokens: environment['PUBLISH_TOKENS'] || undefined,
    noticeSecret: environment['TEAM_NOTICE_SECRET'] || undefined,
    serviceWorker: isServiceWorkerOn(environment),
    config: readPageConfig(environment, { demo: environment['DEMO'] === '1', overrides: overrides !== undefined }),
  };
}

function servicesWithApi(environment: NodeJS.ProcessEnv): ServiceSettings | undefined {
  const services = readServices(environment);
  if (services === undefined || environment['API_URL']) return services;
  throw new StartError('configuration', 'SERVICES needs API_URL: the API issues the tokens of services.');
}

function metricsToken({ METRICS_TOKEN: token }: NodeJS.ProcessEnv): string | undefined {
  if (token && token.length < 16)
    throw new StartError('configuration', 'METRICS_TOKEN must have at least 16 characters.');
  return token || undefined;
}
