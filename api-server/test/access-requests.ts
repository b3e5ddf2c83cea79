import type { InjectOptions } from 'fastify';
import { v7 as newId } from 'uuid';
import type { Role } from '@comptoir/api-contract/roles';
import type { TestApi } from './api';
import { addFloat } from './money';
import { agencyInput } from './small-business';

/** Where the record of a request lies, seen from the test's manager and collector. */
export const PLACES = ['inside', 'beside', 'outside'] as const;
export type Place = (typeof PLACES)[number];

export interface AccessRequest {
  /** Without it the path of the call, which then has no parameter. */
  path?: `/${string}`;
  query?: string;
  body?: InjectOptions['payload'];
}

/** For each line of the access matrix a request that succeeds when access is given, about a record made for it. */
export function accessRequests(api: TestApi): Record<string, (place: Place) => Promise<AccessRequest>> {
  const officeId = (place: Place) => {
    const { algiers, oran, paris } = api.business().offices;
    return { inside: algiers, beside: oran, outside: paris }[place];
  };
  const country = (place: Place) => (place === 'outside' ? 'FR' : 'DZ');

  async function make(path: `/${string}`, body: object): Promise<string> {
    const answer = await api.call('SUPERADMIN', `POST ${path}`, { body });
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ id: string }>().id;
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
  const newOffice = (place: Place) =>
    place === 'inside' ? Promise.resolve(officeId('inside')) : make('/offices', office(place));

  /** Of the test's collector where that works, else of a collector of that office. */
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
  const newCollection = async (place: Place) => make('/collections', await collection(place));

  const ofOffice = (place: Place): Promise<AccessRequest> => Promise.resolve({ query: `?officeId=${officeId(place)}` });
  const change = (path: `/${string}`, body: object): AccessRequest => ({ path, body });
  const ofUser =
    (role: Role, suffix = '', body?: object) =>
    async (place: Place): Promise<AccessRequest> => ({
      path: `/users/${await newUser(role, place)}${suffix}`,
      ...(body && { body }),
    });
  const ofAgency = (body?: object) => async (place: Place) => ({
    path: `/agencies/${await make('/agencies', agency(place))}` as const,
    ...(body && { body }),
  });
  const ofSupplier = (body?: object) => async (place: Place) => ({
    path: `/suppliers/${await make('/suppliers', supplier(place))}` as const,
    ...(body && { body }),
  });
  const ofCollection = (body?: object) => async (place: Place) => ({
    path: `/collections/${await newCollection(place)}` as const,
    ...(body && { body }),
  });
  const rename = { name: 'Renamed' };

  return {
    getMe: async () => ({}),
    changePassword: async () => ({
      body: { oldPassword: 'not this one', newPassword: 'another one', confirmPassword: 'another one' },
    }),
    endOtherSessions: async () => ({}),

    listOffices: async (place) => ({ query: `?country=${country(place)}` }),
    getOffice: async (place) => ({ path: `/offices/${officeId(place)}` }),
    createOffice: async (place) => ({ body: office(place) }),
    updateOffice: async (place) => change(`/offices/${await newOffice(place)}`, { city: 'Elsewhere' }),
    deleteOffice: async (place) => ({ path: `/offices/${await make('/offices', office(place))}` }),
    listOfficeCountries: async () => ({}),
    getCountryTotals: async (place) => ({ path: `/offices/countries/${country(place)}` }),

    listUsers: ofOffice,
    'listUsers of ADMIN': async () => ({ query: '?role=ADMIN' }),
    'getUser of ADMIN': ofUser('ADMIN'),
    'getUser of OFFICEMANAGER': ofUser('OFFICEMANAGER'),
    'getUser of COLLECTOR': ofUser('COLLECTOR'),
    'inviteUser as ADMIN': async (place) => ({ body: person('ADMIN', place) }),
    'inviteUser as OFFICEMANAGER': async (place) => ({ body: person('OFFICEMANAGER', place) }),
    'inviteUser as COLLECTOR': async (place) => ({ body: person('COLLECTOR', place) }),
    'updateUser of ADMIN': ofUser('ADMIN', '', rename),
    'updateUser of OFFICEMANAGER': ofUser('OFFICEMANAGER', '', rename),
    'updateUser of COLLECTOR': ofUser('COLLECTOR', '', rename),
    'resendInvitation of OFFICEMANAGER': ofUser('OFFICEMANAGER', '/invitation'),
    'resendInvitation of COLLECTOR': ofUser('COLLECTOR', '/invitation'),
    'deleteUser of ADMIN': ofUser('ADMIN'),
    'deleteUser of OFFICEMANAGER': ofUser('OFFICEMANAGER'),
    'deleteUser of COLLECTOR': ofUser('COLLECTOR'),
    listCollectors: ofOffice,

    listAgencies: ofOffice,
    getAgency: ofAgency(),
    createAgency: async (place) => ({ body: agency(place) }),
    updateAgency: ofAgency(rename),
    deleteAgency: ofAgency(),
    geocode: async () => ({
      path: '/geocode',
      query: '?address=7+Square+Port+Said&city=Algiers&postalCode=16000&countryCode=DZ',
    }),

    listCollections: ofOffice,
    exportCollections: ofOffice,
    getCollection: ofCollection(),
    'getCollection of a colleague': async () => {
      const colleague = await newUser('COLLECTOR', 'inside');
      return { path: `/collections/${await make('/collections', await collection('inside', colleague))}` };
    },
    createCollection: async (place) => ({ body: await collection(place) }),
    'updateCollection schedule': ofCollection({ scheduledAmount: 90 }),
    'updateCollection note': ofCollection({ collectionNotes: [{ note: 'Ring twice' }] }),
    'updateCollection amount': ofCollection({ collectedAmount: 100 }),
    'updateCollection correction': async (place) => {
      const id = await newCollection(place);
      await api.call('SUPERADMIN', `PATCH /collections/${id}`, { body: { collectedAmount: 100 } });
      return change(`/collections/${id}`, { collectedAmount: 99 });
    },
    deleteCollection: ofCollection(),

    listTrades: ofOffice,
    createTrade: async (place) => {
      await addFloat(api, officeId(place), 10);
      const [oldAmount, newAmount, rate] = [10, 9, 0.9];
      return {
        body: { officeId: officeId(place), oldAmount, oldCurrency: 'USD', newAmount, newCurrency: 'EUR', rate },
      };
    },
    getBalance: ofOffice,
    listGeneralLedger: ofOffice,
    'createTransaction expense': async (place) => {
      await addFloat(api, officeId(place), 10);
      return { body: transaction(place, -10) };
    },
    'createTransaction float': async (place) => ({ body: transaction(place, 10) }),

    listSuppliers: ofOffice,
    getSupplier: ofSupplier(),
    createSupplier: async (place) => ({ body: supplier(place) }),
    updateSupplier: ofSupplier(rename),
    deleteSupplier: ofSupplier(),

    listAudit: async (place) => ({ query: `?entity=agency&id=${await make('/agencies', agency(place))}` }),
  };
}
