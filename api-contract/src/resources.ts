import type { AuditedEntity } from './audit';
import type { OperationName } from './operations';
import { RESOURCES, type Resource } from './resource-names';

export type { Resource };

interface ResourceReading {
  /** Operation that reads it; its roles may be notified of changes. */
  read: OperationName;
  /** Type of its records; absent for a derived resource. */
  record?: AuditedEntity;
  /** Other resources contained in its answers. */
  shows: readonly Resource[];
}

/** Dependencies between resources: the only definition, for server and browsers. */
export const resources: Record<Resource, ResourceReading> = {
  agencies: { read: 'listAgencies', record: 'agency', shows: [] },
  'approval-rules': { read: 'listApprovalRules', record: 'approval-rule', shows: [] },
  approvals: { read: 'listApprovals', record: 'approval', shows: [] },
  audit: {
    read: 'listAudit',
    shows: [
      'agencies',
      'approval-rules',
      'approvals',
      'cash-cases',
      'collections',
      'days',
      'general-ledger',
      'handovers',
      'office-closures',
      'offices',
      'pick-up-series',
      'pick-ups',
      'remote-decisions',
      'suppliers',
      'trades',
      'users',
      'views',
    ],
  },
  // Also people and closures in the summary of an office.
  cash: {
    read: 'getCashPosition',
    shows: [
      'cash-cases',
      'collections',
      'days',
      'general-ledger',
      'handovers',
      'office-closures',
      'offices',
      'pick-ups',
      'trades',
      'users',
    ],
  },
  'cash-cases': { read: 'listCashCases', record: 'case', shows: ['users'] },
  // Names of agency, collector and authors of notes; a series creates and changes its collections.
  collections: { read: 'listCollections', record: 'collection', shows: ['agencies', 'pick-up-series', 'users'] },
  // Answered by a change of their record; new ones and answers are in the inbox.
  'correction-requests': {
    read: 'listCorrectionRequests',
    shows: ['collections', 'days', 'general-ledger', 'inbox', 'trades'],
  },
  // Balances to be counted, handovers in the way, rules of the office, names.
  days: {
    read: 'listDays',
    record: 'day',
    shows: ['collections', 'general-ledger', 'handovers', 'offices', 'suppliers', 'trades', 'users'],
  },
  // Unsent pick-ups decrease with each recorded one.
  'field-devices': { read: 'listFieldDevices', shows: ['pick-ups', 'users'] },
  'general-ledger': {
    read: 'listGeneralLedger',
    record: 'transaction',
    shows: ['agencies', 'cash-cases', 'collections', 'days', 'handovers', 'pick-ups', 'suppliers', 'trades', 'users'],
  },
  handovers: { read: 'listHandovers', record: 'handover', shows: ['offices', 'users'] },
  // Private to each user.
  inbox: { read: 'listInbox', shows: [] },
  me: { read: 'getMe', shows: ['offices', 'users'] },
  'office-closures': { read: 'listClosures', record: 'closure', shows: [] },
  // Its people, and totals of its country.
  offices: { read: 'listOffices', record: 'office', shows: ['collections', 'users'] },
  overview: {
    read: 'getOverview',
    shows: [
      'cash-cases',
      'collections',
      'days',
      'general-ledger',
      'handovers',
      'offices',
      'pick-ups',
      'trades',
      'users',
    ],
  },
  // Names of agency and collector, the next collection, the time zone of the office.
  'pick-up-series': { read: 'listSeries', record: 'series', shows: ['agencies', 'collections', 'offices', 'users'] },
  'pick-ups': { read: 'listPickUps', record: 'pick-up', shows: ['users'] },
  'remote-decisions': { read: 'listRemoteDecisions', record: 'remote', shows: [] },
  'remote-settings': { read: 'listRemoteSettings', shows: [] },
  // Stops, cash in hand, and the rules of the office.
  rounds: {
    read: 'getRound',
    shows: ['agencies', 'cash-cases', 'collections', 'handovers', 'offices', 'pick-up-series', 'pick-ups', 'users'],
  },
  suppliers: { read: 'listSuppliers', record: 'supplier', shows: [] },
  trades: { read: 'listTrades', record: 'trade', shows: ['users'] },
  // Names of their offices, and totals of their collections.
  users: { read: 'listUsers', record: 'user', shows: ['collections', 'offices'] },
  views: { read: 'listViews', record: 'view', shows: ['users'] },
};

/** Resources whose changes affect a resource, itself first. */
export function sourcesOf(resource: Resource): Resource[] {
  return [resource, ...resources[resource].shows];
}

/** Resources invalidated by a change, itself first. */
export function staleAfter(changed: Resource): Resource[] {
  return [changed, ...RESOURCES.filter((resource) => resources[resource].shows.includes(changed))];
}

/** Resource of a record type, if any. */
export function resourceOfRecord(record: AuditedEntity): Resource | undefined {
  return RESOURCES.find((resource) => resources[resource].record === record);
}

export function isResource(name: string): name is Resource {
  return RESOURCES.some((resource) => resource === name);
}
