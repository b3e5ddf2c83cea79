import type { Role } from '@comptoir/api-contract/roles';
import type { InjectOptions } from 'fastify';
import { v7 as newId } from 'uuid';
import type { TestApi } from '../api';
import { addFloat } from '../money';
import { agencyInput } from '../small-business';

/** Relative to the test's manager and collector. */
export const PLACES = ['inside', 'beside', 'outside'] as const;
export type Place = (typeof PLACES)[number];

export interface AccessRequest {
  path?: `/${string}`;
  query?: string;
  headers?: Record<string, string>;
  body?: InjectOptions['payload'];
  /** True if the answer reveals the record; by default any success. */
  reveals?: (body: string) => boolean;
}

/** A permitted request with its own record for each line of the access matrix. */
export type AccessRequests = Record<string, (place: Place) => Promise<AccessRequest>>;

export function accessWorld(api: TestApi) {
  const officeId = (place: Place) => {
    const { algiers, oran, paris } = api.business().offices;
    return { inside: algiers, beside: oran, outside: paris }[place];
  };
  const country = (place: Place) => (place === 'outside' ? 'FR' : 'DZ');

  async function make(path: `/${string}`, body?: object): Promise<string> {
    const answer = await api.call('SUPERADMIN', `POST ${path}`, body ? { body } : {});
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
    const { id, mediaId } = answer.json<{ id?: string; mediaId?: string }>();
    return id ?? mediaId ?? '';
  }

  const person = (role: Role, place: Place) => ({
    name: 'Somebody',
    email: `${newId()}@test.example`,
    phone: '1',
    role,
    ...(role === 'ADMIN' ? { countryCode: country(place) } : { officeId: officeId(place) }),
  });
  const office = (place: Place) => ({ name: 'New', city: 'City', countryCode: country(place) });
  const agency = (place: Place) => agencyInput(officeId(place));
  const supplier = (place: Place) => ({ name: 'Supplier', officeId: officeId(place) });
  const transaction = (place: Place, amount: number) => ({
    officeId: officeId(place),
    date: new Date().toISOString(),
    amount,
    currency: 'USD',
    description: 'Tea',
  });
  const newUser = (role: Role, place: Place) => make('/invite-user', person(role, place));

  /** Assigned to the test's collector inside, else to a collector of the office. */
  async function collection(place: Place, collectorId?: string) {
    return {
      officeId: officeId(place),
      agencyId: await make('/agencies', agency(place)),
      collectorId:
        collectorId ?? (place === 'inside' ? api.business().people.COLLECTOR.id : await newUser('COLLECTOR', place)),
      scheduledCollectionDate: new Date(Date.now() + 36 * 3_600_000).toISOString(),
      scheduledAmount: 100,
      currency: 'USD',
    };
  }

  async function trade(place: Place) {
    await addFloat(api, officeId(place), 10);
    const [oldAmount, newAmount, rate] = [10, 9, 0.9];
    return { officeId: officeId(place), oldAmount, oldCurrency: 'USD', newAmount, newCurrency: 'EUR', rate };
  }

  async function expense(place: Place) {
    await addFloat(api, officeId(place), 10);
    return transaction(place, -10);
  }

  return {
    officeId,
    country,
    make,
    person,
    office,
    agency,
    supplier,
    collection,
    trade,
    expense,
    float: (place: Place) => transaction(place, 10),
    newUser,
    makeImport: async (body: object) => {
      const answer = await api.call('SUPERADMIN', 'POST /imports', { body });
      return answer.json<{ import: { id: string } }>().import.id;
    },
    newCollection: async (place: Place) => make('/collections', await collection(place)),
    newCollectionOfColleague: async () =>
      make('/collections', await collection('inside', await newUser('COLLECTOR', 'inside'))),
    change: async (path: `/${string}`, body: object) => {
      const answer = await api.call('SUPERADMIN', `PATCH ${path}`, { body });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    },
    archive: async (path: `/${string}`) => {
      const answer = await api.call('SUPERADMIN', `POST ${path}/archival`);
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    },
    ofOffice: (place: Place): Promise<AccessRequest> => Promise.resolve({ query: `?officeId=${officeId(place)}` }),
  };
}

export type AccessWorld = ReturnType<typeof accessWorld>;
