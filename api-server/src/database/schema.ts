import type { ApprovalRulesTable, ApprovalsTable } from './tables/approvals';
import type { BulkChangesTable, BulkRowsTable } from './tables/bulk';
import type {
  BalanceLimitsTable,
  CorrectionRequestsTable,
  InboxItemsTable,
  InboxSettingsTable,
  MonthMailsTable,
} from './tables/inbox';
import type { ImportRowsTable, ImportsTable } from './tables/imports';
import type {
  AgenciesTable,
  CollectionMediaTable,
  CollectionNotesTable,
  CollectionsTable,
  RecordingsTable,
} from './tables/collections';
import type {
  AuditEntriesTable,
  BooksChecksTable,
  ChainHeadsTable,
  CollectorSumsTable,
  HourChangesTable,
  HourScopesTable,
  HourSumsTable,
  JobsTable,
  ListChangesTable,
  ListVersionsTable,
  RowCountsTable,
} from './tables/records';
import type {
  AccountBalancesTable,
  CashFlowHeadsTable,
  CashFlowsTable,
  BalancesTable,
  JournalEntriesTable,
  JournalHeadsTable,
  OfficeCustodyTable,
  SuppliersTable,
  TradeCountsTable,
  TradesTable,
  TransactionsTable,
  TransfersTable,
} from './tables/books';
import type {
  ApiKeysTable,
  IdempotencyKeysTable,
  InvitationMailsTable,
  LoginAttemptsTable,
  OneTimeTokensTable,
  SecurityEventsTable,
  ServiceKeysTable,
  SessionsTable,
  SigningKeysTable,
} from './tables/sessions';
import type {
  RemoteCrashesTable,
  RemoteSettingsTable,
  RemoteDecisionsTable,
  RemoteFailuresTable,
  RemoteLimitsTable,
  RemoteUsesTable,
  RemoteWitnessesTable,
} from './tables/remotes';
import type { BusinessDaysTable, CashCountsTable, CashRulesTable, DayReportsTable } from './tables/business-days';
import type {
  CashCaseMediaTable,
  CashCaseNotesTable,
  CashCasesTable,
  CashCaseStepsTable,
  CashLimitsTable,
  HandoverLinesTable,
  HandoverMediaTable,
  HandoversTable,
} from './tables/custody';
import type {
  ExportKeysTable,
  FieldDevicesTable,
  RefusedPickUpSettlementsTable,
  RefusedPickUpsTable,
} from './tables/field-devices';
import type { SsoAttemptsTable, SsoIdentitiesTable } from './tables/single-sign-on';
import type { FactorsTable, FactorTicketsTable, RecoveryCodesTable } from './tables/factors';
import type { PickUpLinesTable, PickUpsTable } from './tables/pick-ups';
import type { ReceiptKeysTable, ReceiptsTable } from './tables/receipts';
import type { ListViewsTable, ViewChoicesTable } from './tables/views';
import type { OfficeClosuresTable, PickUpSeriesTable } from './tables/series';
import type { OfficesTable, UsersTable } from './tables/organisation';
import type { WebhookDeliveriesTable, WebhookEventsTable, WebhooksTable } from './tables/webhooks';

export interface Database {
  offices: OfficesTable;
  users: UsersTable;
  sessions: SessionsTable;
  securityEvents: SecurityEventsTable;
  serviceKeys: ServiceKeysTable;
  signingKeys: SigningKeysTable;
  loginAttempts: LoginAttemptsTable;
  invitationMails: InvitationMailsTable;
  oneTimeTokens: OneTimeTokensTable;
  factors: FactorsTable;
  recoveryCodes: RecoveryCodesTable;
  factorTickets: FactorTicketsTable;
  ssoIdentities: SsoIdentitiesTable;
  ssoAttempts: SsoAttemptsTable;
  idempotencyKeys: IdempotencyKeysTable;
  agencies: AgenciesTable;
  pickUpSeries: PickUpSeriesTable;
  officeClosures: OfficeClosuresTable;
  collections: CollectionsTable;
  collectionNotes: CollectionNotesTable;
  recordings: RecordingsTable;
  collectionMedia: CollectionMediaTable;
  pickUps: PickUpsTable;
  pickUpLines: PickUpLinesTable;
  refusedPickUps: RefusedPickUpsTable;
  refusedPickUpSettlements: RefusedPickUpSettlementsTable;
  fieldDevices: FieldDevicesTable;
  exportKeys: ExportKeysTable;
  bulkChanges: BulkChangesTable;
  bulkRows: BulkRowsTable;
  imports: ImportsTable;
  importRows: ImportRowsTable;
  suppliers: SuppliersTable;
  listViews: ListViewsTable;
  viewChoices: ViewChoicesTable;
  trades: TradesTable;
  transactions: TransactionsTable;
  journalHeads: JournalHeadsTable;
  journalEntries: JournalEntriesTable;
  transfers: TransfersTable;
  balances: BalancesTable;
  accountBalances: AccountBalancesTable;
  cashFlows: CashFlowsTable;
  cashFlowHeads: CashFlowHeadsTable;
  officeCustody: OfficeCustodyTable;
  handovers: HandoversTable;
  handoverLines: HandoverLinesTable;
  cashCases: CashCasesTable;
  cashCaseSteps: CashCaseStepsTable;
  cashCaseNotes: CashCaseNotesTable;
  cashCaseMedia: CashCaseMediaTable;
  handoverMedia: HandoverMediaTable;
  cashLimits: CashLimitsTable;
  cashRules: CashRulesTable;
  businessDays: BusinessDaysTable;
  cashCounts: CashCountsTable;
  dayReports: DayReportsTable;
  receipts: ReceiptsTable;
  receiptKeys: ReceiptKeysTable;
  booksChecks: BooksChecksTable;
  auditEntries: AuditEntriesTable;
  chainHeads: ChainHeadsTable;
  listVersions: ListVersionsTable;
  listChanges: ListChangesTable;
  collectorSums: CollectorSumsTable;
  hourSums: HourSumsTable;
  hourChanges: HourChangesTable;
  hourScopes: HourScopesTable;
  rowCounts: RowCountsTable;
  tradeCounts: TradeCountsTable;
  jobs: JobsTable;
  inboxItems: InboxItemsTable;
  inboxSettings: InboxSettingsTable;
  correctionRequests: CorrectionRequestsTable;
  monthMails: MonthMailsTable;
  apiKeys: ApiKeysTable;
  webhooks: WebhooksTable;
  webhookEvents: WebhookEventsTable;
  webhookDeliveries: WebhookDeliveriesTable;
  approvalRules: ApprovalRulesTable;
  approvals: ApprovalsTable;
  balanceLimits: BalanceLimitsTable;
  remoteFailures: RemoteFailuresTable;
  remoteDecisions: RemoteDecisionsTable;
  remoteUses: RemoteUsesTable;
  remoteWitnesses: RemoteWitnessesTable;
  remoteLimits: RemoteLimitsTable;
  remoteCrashes: RemoteCrashesTable;
  remoteSettings: RemoteSettingsTable;
}
