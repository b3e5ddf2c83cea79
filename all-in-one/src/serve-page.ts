import path from 'node:path';
import { createLogger, listen, mayReadMetrics, openTracing } from '@comptoir/api-server';
import { pageServerPlugin, type ApiCall, type IssueToken } from '@comptoir/host-shell/server';
import { openStore } from '@comptoir/remote-registry';
import Fastify from 'fastify';
import { readPageSettings } from './page-settings';

const checkout = path.resolve(import.meta.dirname, '../..');

/**
 * Serves the page, the shell and the remotes, for a deployment whose API runs elsewhere.
 * @throws {StartError} with the reason
 */
export async function servePage(
  environment: NodeJS.ProcessEnv,
): Promise<{ address: string; close: () => Promise<void> }> {
  const {
    logLevel,
    remotes,
    keptFiles,
    overrides,
    publishTokens,
    noticeSecret,
    apiUrl,
    services,
    config,
    mediaOrigins,
    insight,
    serviceWorker,
    ...settings
  } = readPageSettings(environment);
  const tracing = await openTracing(settings.tracing);
  // A start may take long on a busy machine.
  const timeout = { pluginTimeout: 0 };
  const server = Fastify({ ...timeout, loggerInstance: createLogger(logLevel), forceCloseConnections: true });
  tracing?.follow(server);
  server.addHook('onClose', async () => tracing?.close());
  await server.register(pageServerPlugin, {
    health: '/health',
    shell: path.join(checkout, 'host-shell/dist'),
    reasonPages: path.join(checkout, 'docs/remotes'),
    packages: {
      built: path.join(checkout, 'remote-cli/dist/packages'),
      ...(keptFiles !== undefined && { kept: path.join(keptFiles, '../packages') }),
    },
    ...(keptFiles !== undefined && { keptFiles }),
    remotes: await openStore(remotes, environment),
    ...(publishTokens !== undefined && { publishTokens }),
    ...(noticeSecret !== undefined && { noticeSecret }),
    ...(apiUrl !== undefined && {
      readDecisions: (headers) => readDecisions(apiUrl, headers),
      callApi: apiAt(apiUrl),
    }),
    ...(services &&
      apiUrl !== undefined && {
        services: { ...services, issueToken: (tokenRequest, headers) => issueToken(apiUrl, tokenRequest, headers) },
      }),
    mayReadMetrics: (authorization) => mayReadMetrics(insight, authorization),
    config,
    serviceWorker,
    mediaOrigins,
    ...(overrides && { overrides }),
  });
  const address = await listen(server, settings);
  return { address, close: () => server.close() };
}

/** Request timeout in milliseconds. */
const TIMEOUT_MS = 2_000;

function apiAt(apiUrl: string): ApiCall {
  return async (path, { method = 'GET', headers, body }) => {
    const response = await fetch(new URL(path, apiUrl), {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
}

const issueToken = async (
  apiUrl: string,
  ...[tokenRequest, headers]: Parameters<IssueToken>
): Promise<Awaited<ReturnType<IssueToken>>> => {
  const response = await fetch(new URL('/api/service-tokens', apiUrl), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(tokenRequest),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, body: await response.json() };
};

async function readDecisions(apiUrl: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(new URL('/api/remote-decisions', apiUrl), { headers, signal });
  if (!response.ok) throw new Error(`The API at ${apiUrl} answered ${response.status}`);
  return response.json();
}
