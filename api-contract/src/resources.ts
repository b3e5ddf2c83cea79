import type { AuditedEntity } from './audit';
import type { OperationName } from './operations';
import { RESOURCES, type Resource } from './resource-names';

export type { Resource };

interface ResourceReading {
  /** The call that reads it: who may make it may know that it has changed. */
  read: OperationName;
  /** The kind of record that it consists of; absent where it is made of others only. */
  record?: AuditedEntity;
  /** The other resources that its answers are made of as well. */
  shows: readonly Resource[];
}

/** What goes out of date with what: the only place that says so, for the server and for browsers. */
export const resources: Record<Resource, ResourceReading> = {
  agencies: { read: 'listAgencies', record: 'agency', shows: [] },
  audit: {
    read: 'listAudit',
    shows: [
      'agencies',
      'collections',
      'general-ledger',
      'office-closures',
      'offices',
      'pick-up-series',
      'remote-decisions',
      'suppliers',
      'trades',
      'users',
      'views',
    ],
  },
  // The names of the agency, of the collector and of those who wrote its notes; a series makes and changes its pick-ups.
  collections: { read: 'listCollections', record: 'collection', shows: ['agencies', 'pick-up-series', 'users'] },
  'general-ledger': {
    read: 'listGeneralLedger',
    record: 'transaction',
    shows: ['agencies', 'collections', 'suppliers', 'trades', 'users'],
  },
  // Each person has an own one, of which nobody else hears.
  inbox: { read: 'listInbox', shows: [] },
  me: { read: 'getMe', shows: ['offices', 'users'] },
  'office-closures': { read: 'listClosures', record: 'closure', shows: [] },
  // Its people, and what was collected in its country.
  offices: { read: 'listOffices', record: 'office', shows: ['collections', 'users'] },
  overview: { read: 'getOverview', shows: ['collections', 'general-ledger', 'offices', 'trades', 'users'] },
  // The names of its agency and collector, the next pick-up, the clocks of the office.
  'pick-up-series': { read: 'listSeries', record: 'series', shows: ['agencies', 'collections', 'offices', 'users'] },
  'remote-decisions': { read: 'listRemoteDecisions', record: 'remote', shows: [] },
  suppliers: { read: 'listSuppliers', record: 'supplier', shows: [] },
  // Who took one back.
  trades: { read: 'listTrades', record: 'trade', shows: ['users'] },
  // The names of their offices, and the counts of what they collected.
  users: { read: 'listUsers', record: 'user', shows: ['collections', 'offices'] },
  // The names of their owners.
  views: { read: 'listViews', record: 'view', shows: ['users'] },
};

/** The resources whose changes change what is read of a resource: itself first. */
export function sourcesOf(resource: Resource): Resource[] {
  return [resource, ...resources[resource].shows];
}

/** The resources that are out of date when one has changed: itself first. */
export function staleAfter(changed: Resource): Resource[] {
  return [changed, ...RESOURCES.filter((resource) => resources[resource].shows.includes(changed))];
}

/** The resource that consists of a kind of record, if one does. */
export function resourceOfRecord(record: AuditedEntity): Resource | undefined {
  return RESOURCES.find((resource) => resources[resource].record === record);
}

/** Whether a name is that of a resource. */
export function isResource(name: string): name is Resource {
  return RESOURCES.some((resource) => resource === name);
}
