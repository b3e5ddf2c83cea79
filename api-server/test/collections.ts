import type { Collection } from '@comptoir/api-contract/collections';
import { v7 as newId } from 'uuid';
import type { TestApi } from './api';
import { agencyInput } from './small-business';

/** 120.50 USD tomorrow at a new agency, by the test's collector. */
export async function collectionInput(api: TestApi, more: object = {}) {
  const officeId = api.business().offices.algiers;
  const agency = await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(officeId) });
  return {
    officeId,
    agencyId: agency.json<{ id: string }>().id,
    collectorId: api.business().people.COLLECTOR.id,
    scheduledCollectionDate: new Date(Date.now() + 36 * 3_600_000).toISOString(),
    scheduledAmount: 120.5,
    currency: 'USD',
    alertBefore2Hours: false,
    alertBefore24Hours: false,
    collectionNotes: [],
    ...more,
  };
}

export async function scheduleCollection(api: TestApi, more: object = {}): Promise<Collection> {
  const answer = await api.call('OFFICEMANAGER', 'POST /collections', { body: await collectionInput(api, more) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Collection>();
}

export async function newCollector(api: TestApi): Promise<string> {
  const person = { email: `${newId()}@comptoir.example`, name: 'Amel Cherif', phone: '+213 21 00 00 00' };
  const body = { ...person, role: 'COLLECTOR', officeId: api.business().offices.algiers };
  const answer = await api.call('SUPERADMIN', 'POST /invite-user', { body });
  return answer.json<{ id: string }>().id;
}
