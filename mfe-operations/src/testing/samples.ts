import type { Agency } from '@comptoir/api-contract/agencies';
import type { CollectionTotal } from '@comptoir/api-contract/collection-totals';
import type { Collection } from '@comptoir/api-contract/collections';
import { agencyFields } from '@comptoir/api-contract/fields/agency';
import { emptyOf } from '@comptoir/api-contract/fields/field';
import type { Office } from '@comptoir/api-contract/offices';
import type { AgencySummary, CollectorSummary } from '@comptoir/api-contract/summaries';
import type { Collector } from '@comptoir/api-contract/users';
import type { ApiHandlers } from '@comptoir/remote-sdk/testing';

export const office: Office = {
  id: '01890000-0000-7000-8000-00000000000a',
  name: 'Algiers Centre',
  city: 'Algiers',
  countryCode: 'DZ',
  collectorsAmount: 4,
  admins: [],
};

export const agency: Agency = {
  ...emptyOf(agencyFields),
  id: '01890000-0000-7000-8000-0000000000a1',
  name: 'Pharmacie Audin',
  address: '3 Place Maurice Audin',
  city: 'Algiers',
  postalCode: '16000',
  countryCode: 'DZ',
  email: 'audin@example.com',
  phone: '+213 555 01 66 84',
  lat: 36.77,
  lon: 3.06,
  officeId: office.id,
};

export const otherAgency: Agency = {
  ...agency,
  id: '01890000-0000-7000-8000-0000000000a2',
  name: 'Librairie Chéraga',
  address: '19 Route de Ouled Fayet',
};

export const collector: Collector = {
  id: '01890000-0000-7000-8000-0000000000c1',
  name: 'Amel Cherif',
  email: 'amel.cherif@comptoir.example',
  phone: '+213 555 01 38 11',
  verified: true,
  role: 'COLLECTOR',
  countryCode: 'DZ',
  officeId: office.id,
  office: { id: office.id, name: office.name },
  collectedCollections: 7,
  totalCollections: 25,
};

export const collection: Collection = {
  id: '1042',
  status: 'UNCOLLECTED',
  officeId: office.id,
  agencyId: agency.id,
  agency: {
    id: agency.id,
    name: agency.name,
    address: agency.address,
    city: agency.city,
    phone: agency.phone,
    lat: agency.lat,
    lon: agency.lon,
  },
  collectorId: collector.id,
  collector: { id: collector.id, name: collector.name, phone: collector.phone },
  scheduledCollectionDate: new Date('2026-11-24T09:30').toISOString(),
  hasTime: true,
  roundPosition: null,
  actualCollectionDate: null,
  recordedBy: null,
  scheduledAmount: 1234.5,
  collectedAmount: null,
  currency: 'DZD',
  unansweredIssue: false,
  collectionNotes: [],
  alertBefore2Hours: false,
  alertBefore24Hours: true,
  media: [],
  mediaFiles: [],
};

export const collectionTotal: CollectionTotal = {
  day: '2026-11-24',
  currency: 'DZD',
  collected: 1234.5,
  scheduled: 2469,
  collectedCount: 1,
  totalCount: 2,
};

export const agencySummary: AgencySummary = {
  usual: [],
  late: 0,
  next: [],
  last: [],
  issues: { count: 0, collections: [] },
};

export const collectorSummary: CollectorSummary = {
  today: { done: 0, total: 0 },
  late: 0,
  next: [],
  punctuality: { onDay: 0, total: 0 },
  cases: [],
  bag: null,
  handover: null,
};

export const planningLists: ApiHandlers = {
  listAgencies: () => [agency, otherAgency],
  listUsers: () => [collector],
  // The agency has a last collection; no day has any.
  listCollections: ({ query }) => (query['startDate'] === undefined ? [collection] : []),
};
