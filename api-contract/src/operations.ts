import { accountOperations } from './account';
import { agencyOperations } from './agencies';
import { apiKeyOperations } from './api-keys';
import { approvalRuleOperations } from './approval-rules';
import { approvalOperations } from './approvals';
import { auditOperations } from './audit';
import { balanceLimitOperations } from './balance-limits';
import { businessDayOperations } from './business-days';
import { cashOperations } from './cash';
import { cashCaseOperations } from './cash-cases';
import { cashLimitOperations } from './cash-limits';
import { cashRuleOperations } from './cash-rules';
import { collectionBoardOperations } from './collection-board';
import { collectionBulkOperations } from './collection-bulk';
import { collectionTotalsOperations } from './collection-totals';
import { collectionMediaOperations, collectionOperations } from './collections';
import { correctionRequestOperations } from './correction-requests';
import { eventOperations } from './events';
import { factorOperations } from './factors';
import { fieldDeviceOperations } from './field-devices';
import { generalLedgerOperations } from './general-ledger';
import { geocodeOperations } from './geocode';
import { handoverOperations } from './handovers';
import { inboxOperations } from './inbox';
import { mentionOperations } from './mentions';
import { officeClosureOperations } from './office-closures';
import { importOperations } from './imports';
import { officeAdministrationOperations, officeOperations } from './offices';
import { monthReportOperations } from './month-report';
import { overviewOperations } from './overview';
import { seriesOperations } from './pick-up-series';
import { pickUpImportOperations } from './pick-up-imports';
import { pickUpOperations } from './pick-ups';
import { receiptOperations } from './receipts';
import { refusedPickUpOperations } from './refused-pick-ups';
import { remoteDecisionOperations } from './remote-decisions';
import { remoteSettingsOperations } from './remote-settings';
import { remoteFailureOperations } from './remote-failures';
import { remoteLimitOperations } from './remote-limits';
import { remoteReportOperations } from './remote-reports';
import { remoteOverrideOperations } from './remote-overrides';
import { roundOperations } from './rounds';
import { searchOperations } from './search';
import { securityEventOperations } from './security-events';
import { sessionOperations } from './session';
import { sessionRecordOperations } from './session-records';
import { ssoOperations } from './sso';
import { summaryOperations } from './summaries';
import { supplierOperations } from './suppliers';
import { tradeOperations } from './trades';
import { transactionOperations } from './transactions';
import { userOperations } from './users';
import { viewOperations } from './views';
import { webhookOperations } from './webhooks';

/** All API operations by name. */
export const operations = {
  ...sessionOperations,
  ...sessionRecordOperations,
  ...accountOperations,
  ...factorOperations,
  ...ssoOperations,
  ...apiKeyOperations,
  ...webhookOperations,
  ...approvalOperations,
  ...approvalRuleOperations,
  ...userOperations,
  ...officeOperations,
  ...officeAdministrationOperations,
  ...officeClosureOperations,
  ...agencyOperations,
  ...collectionOperations,
  ...collectionBoardOperations,
  ...collectionBulkOperations,
  ...collectionTotalsOperations,
  ...collectionMediaOperations,
  ...seriesOperations,
  ...importOperations,
  ...tradeOperations,
  ...generalLedgerOperations,
  ...transactionOperations,
  ...supplierOperations,
  ...viewOperations,
  ...overviewOperations,
  ...monthReportOperations,
  ...inboxOperations,
  ...mentionOperations,
  ...correctionRequestOperations,
  ...balanceLimitOperations,
  ...cashOperations,
  ...cashCaseOperations,
  ...cashLimitOperations,
  ...handoverOperations,
  ...businessDayOperations,
  ...cashRuleOperations,
  ...pickUpOperations,
  ...pickUpImportOperations,
  ...refusedPickUpOperations,
  ...fieldDeviceOperations,
  ...roundOperations,
  ...summaryOperations,
  ...receiptOperations,
  ...searchOperations,
  ...geocodeOperations,
  ...auditOperations,
  ...securityEventOperations,
  ...eventOperations,
  ...remoteFailureOperations,
  ...remoteReportOperations,
  ...remoteDecisionOperations,
  ...remoteSettingsOperations,
  ...remoteLimitOperations,
  ...remoteOverrideOperations,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;

export function operationNames(): OperationName[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal are exactly its type's
  return Object.keys(operations) as OperationName[];
}
