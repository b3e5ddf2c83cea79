import type { ExportKey } from '@comptoir/api-contract/field-devices';
import type { FastifyRequest } from 'fastify';
import { accountHandlers } from './account/account.routes';
import { sessionRecordHandlers } from './account/session-records.routes';
import { agencyHandlers } from './agencies/agencies.routes';
import { apiKeyHandlers } from './api-keys/api-keys.routes';
import { approvalHandlers } from './approvals/approvals.routes';
import type { HandlerOf } from './approvals/execute-approved';
import { auditHandlers } from './audit/audit.routes';
import { balanceLimitHandlers } from './balance-limits/balance-limits.routes';
import { businessDayHandlers } from './business-days/business-days.routes';
import { cashRuleHandlers } from './cash-rules/cash-rules.routes';
import { cashHandlers } from './cash/cash.routes';
import { cashCaseHandlers } from './cash-cases/cash-cases.routes';
import { cashLimitHandlers } from './cash-limits/cash-limits.routes';
import { bulkHandlers } from './collections/bulk/bulk.routes';
import { collectionHandlers } from './collections/collections.routes';
import { correctionRequestHandlers } from './correction-requests/correction-requests.routes';
import { mentionHandlers } from './collections/mentions.routes';
import { seriesHandlers } from './collections/series/series.routes';
import type { Config } from './config/config';
import type { ChangeFeed } from './events/change-feed';
import { eventHandlers } from './events/events.routes';
import { generalLedgerHandlers } from './general-ledger/general-ledger.routes';
import { geocodeHandlers } from './geocode/geocode.routes';
import { factorHandlers } from './factors/factors.routes';
import type { SecretCipher } from './factors/secret-cipher';
import type { Factors } from './factors/open-factors';
import { secondStepOf } from './factors/second-step';
import { fieldDeviceHandlers } from './field-devices/field-devices.routes';
import type { Geocoder } from './geocode/geocoder';
import { handoverHandlers } from './handovers/handovers.routes';
import type { Handlers } from './http/handlers';
import { importHandlers } from './imports/imports.routes';
import { inboxHandlers } from './inbox/inbox.routes';
import { ListAnswers } from './lists/list-answers';
import { pickUpHandlers } from './pick-ups/pick-ups.routes';
import { originOf, readAddresses } from './media/media-address';
import type { MediaStore } from './media/media-store';
import { mediaHandlers } from './media/media.routes';
import { settleUploads } from './media/upload-end';
import type { ServerMetrics } from './metrics/server-metrics';
import { closureHandlers } from './office-closures/office-closures.routes';
import { officeHandlers } from './offices/offices.routes';
import { monthReportHandlers } from './month-report/month-report.routes';
import { overviewHandlers } from './overview/overview.routes';
import type { RecordFiles } from './records/stored-files';
import { RegistryAnnouncements } from './remote-decisions/registry-announcements';
import type { ReceiptSigner } from './receipts/receipt-signer';
import { receiptHandlers } from './receipts/receipts.routes';
import type { PublishedVersions } from './remote-failures/published-versions';
import { remoteDecisionHandlers } from './remote-decisions/remote-decisions.routes';
import { remoteSettingsHandlers } from './remote-settings/remote-settings.routes';
import { remoteFailureHandlers } from './remote-decisions/remote-failures.routes';
import { remoteOverrideHandlers } from './remote-overrides/remote-overrides.routes';
import { roundHandlers } from './rounds/rounds.routes';
import { searchHandlers } from './search/search.routes';
import type { MediaReads } from './security-events/media-reads';
import { securityEventHandlers } from './security-events/security-events.routes';
import type { AccessTokens } from './session/access-tokens';
import { sessionHandlers } from './session/session.routes';
import type { Sso } from './sso/serve-sso';
import { passwordGate, requireOwnSignIn } from './sso/password-gate';
import { ssoHandlers } from './sso/sso.routes';
import { summaryHandlers } from './summaries/summaries.routes';
import { supplierHandlers } from './suppliers/suppliers.routes';
import { tradeHandlers } from './trades/trades.routes';
import { transactionHandlers } from './transactions/transactions.routes';
import { userHandlers } from './users/users.routes';
import { findChosenViews } from './views/views.repository';
import type { Webhooks } from './webhooks/open-webhooks';
import { webhookHandlers } from './webhooks/webhooks.routes';
import { viewHandlers } from './views/views.routes';

const plainHandlers = {
  ...apiKeyHandlers,
  ...auditHandlers,
  ...balanceLimitHandlers,
  ...bulkHandlers,
  ...businessDayHandlers,
  ...cashHandlers,
  ...cashLimitHandlers,
  ...cashRuleHandlers,
  ...closureHandlers,
  ...correctionRequestHandlers,
  ...generalLedgerHandlers,
  ...inboxHandlers,
  ...mentionHandlers,
  ...overviewHandlers,
  ...monthReportHandlers,
  ...searchHandlers,
  ...securityEventHandlers,
  ...summaryHandlers,
  ...transactionHandlers,
  ...viewHandlers,
};

export interface HandlerServices {
  tokens: AccessTokens;
  sessionIdle: number;
  factors: Factors;
  sso: Sso | undefined;
  media: MediaStore;
  mediaReads: MediaReads;
  geocode: Geocoder;
  feed: ChangeFeed;
  metrics: ServerMetrics;
  remoteOverrides: Config['remoteOverrides'];
  publishedVersions: PublishedVersions;
  sign: ReceiptSigner;
  exportKey: ExportKey;
  webhooks: Pick<Webhooks, 'receivers'> & { cipher: SecretCipher };
  /** Address of the product; that of the request if undefined. */
  publicUrl: string | undefined;
}

export function apiHandlers(services: HandlerServices): Handlers {
  const { tokens, sessionIdle, media, mediaReads, geocode, feed, metrics, remoteOverrides } = services;
  const { sign, exportKey, publicUrl, factors, sso } = services;
  const secondStep = secondStepOf(factors.rules);
  const lists = new ListAnswers();
  const origin = (request: FastifyRequest) => originOf(request, publicUrl);
  const files: RecordFiles = {
    mediaAddresses: (request) => readAddresses(origin(request)),
    settleUploads: (at, owner) => settleUploads(at, media, owner),
    mediaReads,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- approved calls pass the schemas of their operation again
  const handlerOf: HandlerOf = (name) => handlers[name] as ReturnType<HandlerOf>;
  const handlers: Handlers = {
    ...plainHandlers,
    ...approvalHandlers(handlerOf),
    ...sessionHandlers(tokens, findChosenViews, passwordGate(sso?.rules, secondStep)),
    ...ssoHandlers(sso, tokens, secondStep),
    ...factorHandlers(factors, tokens, (connection, account) => requireOwnSignIn(connection, sso?.rules, account)),
    ...sessionRecordHandlers({ idleLimit: sessionIdle }),
    ...accountHandlers(tokens),
    ...userHandlers(lists),
    ...officeHandlers(lists),
    ...agencyHandlers(lists),
    ...collectionHandlers(lists, files),
    ...cashCaseHandlers(files),
    ...pickUpHandlers(files.mediaAddresses),
    ...fieldDeviceHandlers(exportKey),
    ...roundHandlers(files.mediaAddresses, exportKey),
    ...receiptHandlers(sign, origin),
    ...handoverHandlers(files),
    ...seriesHandlers(lists),
    ...importHandlers(origin),
    ...mediaHandlers(media, origin),
    ...tradeHandlers(lists),
    ...supplierHandlers(lists),
    ...geocodeHandlers(geocode),
    ...eventHandlers(feed),
    ...remoteFailureHandlers(metrics, services.publishedVersions),
    ...webhookHandlers(services.webhooks.cipher, services.webhooks.receivers),
    ...remoteSettingsHandlers,
    ...remoteDecisionHandlers(new RegistryAnnouncements(() => feed.announce('remote-decisions'))),
    ...remoteOverrideHandlers(remoteOverrides),
  };
  return handlers;
}
