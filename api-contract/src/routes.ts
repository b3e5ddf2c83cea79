import type { OperationName } from './operations';
import type { Resource } from './resource-names';

export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below `/api`; `:name` is a parameter. */
  path: `/${string}`;
  /** Resource, if it differs from the first part of the path. */
  resource?: Resource;
}

/** Routes of all operations. Free of schemas, so that browsers load only names and paths. */
export const routes = {
  login: { method: 'POST', path: '/login' },
  getMe: { method: 'GET', path: '/me' },
  chooseLanguage: { method: 'PATCH', path: '/me' },

  logout: { method: 'POST', path: '/logout' },
  listSessions: { method: 'GET', path: '/sessions' },
  endSession: { method: 'DELETE', path: '/sessions/:id' },

  signup: { method: 'POST', path: '/signup' },
  retrievePassword: { method: 'POST', path: '/retrieve-password' },
  resetPassword: { method: 'POST', path: '/reset-password' },
  checkLink: { method: 'POST', path: '/check-link' },
  changePassword: { method: 'POST', path: '/change-password' },
  endOtherSessions: { method: 'POST', path: '/end-other-sessions' },

  listCollectors: { method: 'GET', path: '/users/collectors' },
  exportCollectors: { method: 'GET', path: '/users/collectors/csv' },
  listUsers: { method: 'GET', path: '/users' },
  exportUsers: { method: 'GET', path: '/users/csv' },
  getUser: { method: 'GET', path: '/users/:id' },
  inviteUser: { method: 'POST', path: '/invite-user', resource: 'users' },
  updateUser: { method: 'PATCH', path: '/users/:id' },
  deleteUser: { method: 'DELETE', path: '/users/:id' },
  archiveCollector: { method: 'POST', path: '/users/:id/archival' },
  restoreCollector: { method: 'POST', path: '/users/:id/restoration' },
  resendInvitation: { method: 'POST', path: '/users/:id/invitation' },
  listUserSessions: { method: 'GET', path: '/users/:id/sessions' },
  endUserSession: { method: 'DELETE', path: '/users/:id/sessions/:sessionId' },

  listOffices: { method: 'GET', path: '/offices' },
  exportOffices: { method: 'GET', path: '/offices/csv' },
  listOfficeCountries: { method: 'GET', path: '/offices/countries' },
  getCountryTotals: { method: 'GET', path: '/offices/countries/:country' },
  getOffice: { method: 'GET', path: '/offices/:id' },
  createOffice: { method: 'POST', path: '/offices' },
  updateOffice: { method: 'PATCH', path: '/offices/:id' },
  deleteOffice: { method: 'DELETE', path: '/offices/:id' },
  archiveOffice: { method: 'POST', path: '/offices/:id/archival' },
  restoreOffice: { method: 'POST', path: '/offices/:id/restoration' },

  listClosures: { method: 'GET', path: '/office-closures' },
  listHolidays: { method: 'GET', path: '/office-closures/holidays' },
  getClosure: { method: 'GET', path: '/office-closures/:id' },
  createClosure: { method: 'POST', path: '/office-closures' },
  updateClosure: { method: 'PATCH', path: '/office-closures/:id' },
  deleteClosure: { method: 'DELETE', path: '/office-closures/:id' },

  listAgencies: { method: 'GET', path: '/agencies' },
  exportAgencies: { method: 'GET', path: '/agencies/csv' },
  getAgency: { method: 'GET', path: '/agencies/:id' },
  createAgency: { method: 'POST', path: '/agencies' },
  updateAgency: { method: 'PATCH', path: '/agencies/:id' },
  deleteAgency: { method: 'DELETE', path: '/agencies/:id' },
  archiveAgency: { method: 'POST', path: '/agencies/:id/archival' },
  restoreAgency: { method: 'POST', path: '/agencies/:id/restoration' },

  listCollections: { method: 'GET', path: '/collections' },
  exportCollections: { method: 'GET', path: '/collections/csv' },
  getCollectionBoard: { method: 'GET', path: '/collections/board' },
  getCollectionTotals: { method: 'GET', path: '/collections/totals' },
  sumCollections: { method: 'GET', path: '/collections/sums' },
  getCollection: { method: 'GET', path: '/collections/:id' },
  createCollection: { method: 'POST', path: '/collections' },
  createCollections: { method: 'POST', path: '/collections/batch' },
  previewBulk: { method: 'POST', path: '/collections/bulk/preview' },
  changeCollections: { method: 'POST', path: '/collections/bulk' },
  getBulk: { method: 'GET', path: '/bulk/:id' },
  listImports: { method: 'GET', path: '/imports' },
  createImport: { method: 'POST', path: '/imports' },
  exportImportTemplate: { method: 'GET', path: '/imports/template' },
  getImport: { method: 'GET', path: '/imports/:id' },
  listImportRows: { method: 'GET', path: '/imports/:id/rows' },
  mapImport: { method: 'POST', path: '/imports/:id/mapping' },
  commitImport: { method: 'POST', path: '/imports/:id/commit' },
  withdrawImport: { method: 'POST', path: '/imports/:id/withdrawal' },
  updateCollection: { method: 'PATCH', path: '/collections/:id' },
  deleteCollection: { method: 'DELETE', path: '/collections/:id' },
  listMentionable: { method: 'GET', path: '/collections/:id/people' },
  listMentionableIn: { method: 'GET', path: '/collections/people' },
  uploadMedia: { method: 'POST', path: '/collections/:id/upload-media' },
  deleteMedia: { method: 'DELETE', path: '/collections/:id/media/:mediaId' },

  listSeries: { method: 'GET', path: '/pick-up-series' },
  previewSeries: { method: 'POST', path: '/pick-up-series/preview' },
  getSeries: { method: 'GET', path: '/pick-up-series/:id' },
  getFollowing: { method: 'GET', path: '/pick-up-series/:id/following' },
  createSeries: { method: 'POST', path: '/pick-up-series' },
  changeFollowing: { method: 'PATCH', path: '/pick-up-series/:id/following' },
  updateSeries: { method: 'PATCH', path: '/pick-up-series/:id' },

  listTrades: { method: 'GET', path: '/trades' },
  exportTrades: { method: 'GET', path: '/trades/csv' },
  sumTrades: { method: 'GET', path: '/trades/sums' },
  getTrade: { method: 'GET', path: '/trades/:id' },
  createTrade: { method: 'POST', path: '/trades' },
  reverseTrade: { method: 'POST', path: '/trades/:id/reversal' },
  getBalance: { method: 'GET', path: '/general-ledger/balance' },
  listGeneralLedger: { method: 'GET', path: '/general-ledger' },
  exportGeneralLedger: { method: 'GET', path: '/general-ledger/csv' },
  getLedgerStatement: { method: 'GET', path: '/general-ledger/statement' },
  sumGeneralLedger: { method: 'GET', path: '/general-ledger/sums' },
  getLedgerEntry: { method: 'GET', path: '/general-ledger/:id' },
  createTransaction: { method: 'POST', path: '/transactions', resource: 'general-ledger' },
  reverseTransaction: { method: 'POST', path: '/transactions/:id/reversal', resource: 'general-ledger' },

  listSuppliers: { method: 'GET', path: '/suppliers' },
  exportSuppliers: { method: 'GET', path: '/suppliers/csv' },
  getSupplier: { method: 'GET', path: '/suppliers/:id' },
  createSupplier: { method: 'POST', path: '/suppliers' },
  updateSupplier: { method: 'PATCH', path: '/suppliers/:id' },
  deleteSupplier: { method: 'DELETE', path: '/suppliers/:id' },
  archiveSupplier: { method: 'POST', path: '/suppliers/:id/archival' },
  restoreSupplier: { method: 'POST', path: '/suppliers/:id/restoration' },

  listViews: { method: 'GET', path: '/views' },
  getView: { method: 'GET', path: '/views/:id' },
  createView: { method: 'POST', path: '/views' },
  updateView: { method: 'PATCH', path: '/views/:id' },
  deleteView: { method: 'DELETE', path: '/views/:id' },
  chooseView: { method: 'POST', path: '/views/:id/choice' },
  dropView: { method: 'DELETE', path: '/views/:id/choice' },

  getOverview: { method: 'GET', path: '/overview' },
  search: { method: 'GET', path: '/search' },

  listInbox: { method: 'GET', path: '/inbox' },
  countInbox: { method: 'GET', path: '/inbox/count' },
  getInboxMail: { method: 'GET', path: '/inbox/mail' },
  chooseInboxMail: { method: 'PATCH', path: '/inbox/mail' },
  changeInboxItem: { method: 'PATCH', path: '/inbox/:id' },
  getBalanceLimits: { method: 'GET', path: '/balance-limits/:officeId', resource: 'offices' },
  setBalanceLimits: { method: 'PATCH', path: '/balance-limits/:officeId', resource: 'offices' },

  getCustody: { method: 'GET', path: '/cash/custody/:officeId' },
  setCustody: { method: 'PATCH', path: '/cash/custody/:officeId' },
  getCashPosition: { method: 'GET', path: '/cash/position' },
  getCashInHand: { method: 'GET', path: '/cash/hand' },
  getCashLimits: { method: 'GET', path: '/cash/limits/:officeId' },
  setCashLimits: { method: 'PATCH', path: '/cash/limits/:officeId' },
  listPassedLimits: { method: 'GET', path: '/cash/passed-limits' },

  listHandovers: { method: 'GET', path: '/handovers' },
  getHandoverReceivers: { method: 'GET', path: '/handovers/receivers' },
  getHandover: { method: 'GET', path: '/handovers/:id' },
  offerHandover: { method: 'POST', path: '/handovers' },
  countHandover: { method: 'POST', path: '/handovers/:id/count' },
  agreeToHandover: { method: 'POST', path: '/handovers/:id/agreement' },
  recountHandover: { method: 'POST', path: '/handovers/:id/recount' },
  withdrawHandover: { method: 'POST', path: '/handovers/:id/withdrawal' },

  geocode: { method: 'GET', path: '/geocode' },
  listAudit: { method: 'GET', path: '/audit' },
  listSecurityEvents: { method: 'GET', path: '/security-events' },
  listenToEvents: { method: 'GET', path: '/events' },

  reportRemoteFailure: { method: 'POST', path: '/remote-failures' },
  listRemoteFailures: { method: 'GET', path: '/remote-failures' },
  reportRemotes: { method: 'POST', path: '/remote-reports' },
  reportRemotesSignedOut: { method: 'POST', path: '/remote-reports/signed-out' },
  listRemoteDays: { method: 'GET', path: '/remote-reports' },
  listRemoteDecisions: { method: 'GET', path: '/remote-decisions' },
  decideOnRemote: { method: 'POST', path: '/remote-decisions' },
  listRemoteLimits: { method: 'GET', path: '/remote-limits', resource: 'remote-decisions' },
  setRemoteLimits: { method: 'PATCH', path: '/remote-limits/:remote', resource: 'remote-decisions' },
  createRemoteOverride: { method: 'POST', path: '/remote-overrides' },
  endRemoteOverride: { method: 'DELETE', path: '/remote-overrides/:remote' },
} as const satisfies Record<OperationName, Route>;

/** Resource of an operation, under which its queries are cached. */
export function resourceKey(name: OperationName): string {
  const route: Route = routes[name];
  return route.resource ?? route.path.split('/')[1] ?? '';
}
