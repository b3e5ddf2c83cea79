import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { apiHandlers } from './api-handlers';
import {
  DEFAULT_DATABASE_RETRY_SECONDS,
  DEFAULT_EVENT_DAYS,
  DEFAULT_SESSION_IDLE_SECONDS,
  type Config,
} from './config/config';
import { ApprovalGate } from './approvals/approval-gate';
import { openDatabase, type OpenedDatabase } from './database/database';
import { retryUntil } from './database/retry';
import { migrateAsOwner } from './database/roles';
import { ChangeFeed } from './events/change-feed';
import { createGeocoder } from './geocode/geocode.service';
import type { Geocoder } from './geocode/geocoder';
import { bindOperations, type BindingOptions } from './http/bind-operations';
import { documentOperations } from './http/documentation';
import { answerErrors } from './http/error-answers';
import { serveHealth } from './http/health';
import type { Insight } from './http/insight';
import { measureRequests } from './http/metrics';
import { createServerMetrics, type ServerMetrics } from './metrics/server-metrics';
import { sendSecurityHeaders } from './http/security-headers';
import { createFrame, createLogger } from './http/server-frame';
import './http/validation-messages';
import { doJobs } from './background/do-jobs';
import type { MailOptions } from './mail/mail-sender';
import { receiveImports } from './imports/receive-import';
import { openMediaStore, type MediaStore } from './media/media-store';
import { serveMedia } from './media/serve-media';
import { NO_FACTORS, type FactorRules } from './factors/factor-rules';
import { openFactors } from './factors/open-factors';
import { stepUpOf } from './factors/step-up';
import { openExportKey } from './field-devices/export-keys';
import { PublishedVersions, type ReadVersions } from './remote-failures/published-versions';
import { openReceiptSigner } from './receipts/receipt-signer';
import { openAccessTokens } from './session/access-tokens';
import { logSecurityEvents } from './security-events/event-source';
import { MediaReads } from './security-events/media-reads';
import { Refusals } from './security-events/refusals';
import { serveCrashNotices } from './crash-notices/serve-crash-notices';
import { serveServiceTokens } from './services/serve-service-tokens';
import { openServiceTokens } from './services/service-tokens';
import { hasApiKey, identifyKey } from './api-keys/identify-key';
import { serveSso } from './sso/serve-sso';
import { identifyAll, identifyCaller } from './session/identify';
import { prepareData } from './prepare-data';
import { openWebhooks, type Webhooks } from './webhooks/open-webhooks';
import { openTracing } from './tracing/tracing';
import type { Tracing } from './tracing/tracing-types';

export interface ApiServerOptions
  extends
    Pick<Config, 'database' | 'demo' | 'firstAccount' | 'jwtSecret' | 'geocoder' | 'media' | 'remoteOverrides'>,
    Partial<
      Pick<
        Config,
        | 'acceptedJwtSecrets'
        | 'receiptKey'
        | 'factors'
        | 'sso'
        | 'tracing'
        | 'sessionIdle'
        | 'securityEventDays'
        | 'databaseRetrySeconds'
        | 'noticeSecret'
        | 'webhookHosts'
        | 'receivers'
      >
    > {
  /** Without it the documentation and metrics are public. */
  insight?: Insight;
  /** Without it no mail is sent and no job runs; another server does that. */
  mail?: MailOptions;
  /** `false` disables logging; by default one JSON object per line goes to standard output. */
  logger?: FastifyBaseLogger | false;
  /** Trusted proxies: comma-separated addresses and networks. */
  trustProxy?: string | number;
  /** Absent: reports of all versions of remotes count. */
  readVersions?: ReadVersions | undefined;
}

/**
 * Opens and migrates the database; returns a server with all calls under `/api`, not listening yet. `close()`
 * finishes running requests and closes the database.
 *
 * @throws {StartError} with one sentence for the operator
 */
export async function createApiServer(options: ApiServerOptions): Promise<FastifyInstance> {
  await migrateAsOwner(options.database);
  const tracing = await openTracing(options.tracing);
  return serveDatabase(await openDatabase(options.database, tracing?.statement), options, tracing);
}

export async function serveDatabase(
  database: OpenedDatabase,
  options: Omit<ApiServerOptions, 'database'>,
  tracing?: Tracing,
): Promise<FastifyInstance> {
  try {
    const metrics = createServerMetrics(database);
    const notices = await prepareData(database, options);
    const app = createFrame({
      logger: options.logger ?? createLogger(),
      ...(options.trustProxy !== undefined && { trustProxy: options.trustProxy }),
    });
    tracing?.follow(app);
    for (const notice of notices) app.log.warn(notice);
    database.replica?.onSuspend((reason) => app.log.warn({ err: reason }, 'Replica paused; reading from the primary'));
    app.addHook('onClose', async () => {
      await database.close();
      await tracing?.close();
    });
    const webhooks = openWebhooks(database.connection, options);
    const media = await openMediaStore(options.media);
    const geocode = createGeocoder(options.geocoder, {
      onFailure: (error) => app.log.warn({ err: error }, 'Geocoder failed; using the offline geocoder'),
    });
    if (options.mail) {
      const { mail, sessionIdle = DEFAULT_SESSION_IDLE_SECONDS, securityEventDays = DEFAULT_EVENT_DAYS } = options;
      await doJobs(app, database.connection, {
        mail,
        media,
        geocode,
        sessionIdle,
        securityEventDays,
        webhookHosts: options.webhookHosts ?? [],
        webhooks,
        onEnd: metrics.jobEnded,
      });
    }
    await app.register((api) => serveApi(api, database, { ...options, media, geocode, metrics, webhooks }), {
      prefix: '/api',
    });
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveApi(
  api: FastifyInstance,
  { connection, replica }: OpenedDatabase,
  {
    jwtSecret,
    acceptedJwtSecrets,
    geocode,
    mail,
    media,
    webhooks,
    noticeSecret,
    receiptKey,
    factors = NO_FACTORS,
    sso,
    remoteOverrides,
    readVersions,
    metrics,
    insight = { kind: 'open' },
    sessionIdle = DEFAULT_SESSION_IDLE_SECONDS,
    databaseRetrySeconds = DEFAULT_DATABASE_RETRY_SECONDS,
  }: Omit<ApiServerOptions, 'database' | 'media' | 'geocoder'> & {
    media: MediaStore;
    geocode: Geocoder;
    metrics: ServerMetrics;
    webhooks: Webhooks;
  },
): Promise<void> {
  const tokens = await openAccessTokens(connection, jwtSecret, acceptedJwtSecrets);
  const sign = await openReceiptSigner(connection, { receiptKey, jwtSecret });
  const exportKey = await openExportKey(connection);
  const serviceTokens = await openServiceTokens(connection);
  const rules = { connection, replica, tokens, idleLimit: sessionIdle };
  const mediaReads = new MediaReads(connection);
  const feed = new ChangeFeed({ connection, identifyAll: (bearers) => identifyAll(rules, bearers), log: api.log });
  api.addHook('preClose', async () => feed.close());

  metrics.watchStreams(() => feed.size);
  await frameAnswers(api, { connection, replica }, metrics, insight);
  await api.register(serveMedia, { connection, store: media, mediaReads });
  await api.register(receiveImports, { connection });
  const identify = (request: FastifyRequest) => identifyCaller(rules, request);
  await api.register(serveServiceTokens, { tokens: serviceTokens, identify });
  await api.register(serveCrashNotices, { connection, secret: noticeSecret });
  const openedFactors = await openFactors(connection, factors, api.log);
  bindOperations(api, {
    connection,
    replica,
    retry: retryUntil({ limit: databaseRetrySeconds * 1000 }),
    onShare: metrics.transactionShared,
    handlers: apiHandlers({
      tokens,
      sessionIdle,
      factors: openedFactors,
      sso: serveSso(api, { connection, rules: sso, cipher: openedFactors.cipher }),
      media,
      mediaReads,
      geocode,
      feed,
      metrics,
      remoteOverrides,
      publishedVersions: new PublishedVersions(readVersions, (cause) =>
        api.log.warn({ err: cause }, 'The published versions cannot be read from the page server'),
      ),
      sign,
      exportKey,
      webhooks: { ...webhooks, cipher: await webhooks.cipher() },
      publicUrl: mail?.publicUrl,
    }),
    ...guardsOf(rules, factors.rules),
  });
}

/** Checks of callers and their calls. */
function guardsOf(
  rules: Parameters<typeof identifyCaller>[0],
  factors: FactorRules,
): Pick<BindingOptions, 'identify' | 'refusals' | 'approvals' | 'requireStepUp'> {
  const { connection } = rules;
  return {
    identify: (request, session) =>
      hasApiKey(request) ? identifyKey(connection, request) : identifyCaller(rules, request, session),
    refusals: new Refusals(connection),
    approvals: new ApprovalGate(connection),
    requireStepUp: stepUpOf(connection, factors),
  };
}

async function frameAnswers(
  api: FastifyInstance,
  { connection, replica }: Pick<OpenedDatabase, 'connection' | 'replica'>,
  metrics: ServerMetrics,
  insight: Insight,
): Promise<void> {
  api.setValidatorCompiler(validatorCompiler);
  sendSecurityHeaders(api);
  answerErrors(api);
  logSecurityEvents(api, metrics.securityEvent);
  measureRequests(api, metrics, insight);
  serveHealth(api, connection, replica);
  if (insight.kind === 'open') await documentOperations(api);
}
