import type { Role } from '@comptoir/api-contract/roles';
import { v7 as newId } from 'uuid';
import type { AccessRequest, AccessRequests, AccessWorld, Place } from './access-world';

export function peopleRequests(world: AccessWorld) {
  const { officeId, country, make, person, office, newUser, ofOffice } = world;
  const rename = { name: 'Renamed' };
  const newOffice = (place: Place) =>
    place === 'inside' ? Promise.resolve(officeId('inside')) : make('/offices', office(place));
  const ofUser =
    (role: Role, suffix = '', body?: object) =>
    async (place: Place): Promise<AccessRequest> => ({
      path: `/users/${await newUser(role, place)}${suffix}`,
      ...(body && { body }),
    });
  const findsUser =
    (role: Role, path: '/users' | '/users/collectors') =>
    async (place: Place): Promise<AccessRequest> => {
      const id = await newUser(role, place);
      return { path, reveals: (body) => body.includes(id) };
    };

  const archivedOffice = async (place: Place) => {
    const id = await make('/offices', office(place));
    await world.archive(`/offices/${id}`);
    return id;
  };

  const archivedCollector = async (place: Place) => {
    const id = await newUser('COLLECTOR', place);
    await world.archive(`/users/${id}`);
    return id;
  };

  const searchesUser =
    (role: Role) =>
    async (place: Place): Promise<AccessRequest> => {
      const name = `Sought ${newId()}`;
      const id = await make('/invite-user', { ...person(role, place), name });
      return { path: '/search', query: `?q=${encodeURIComponent(name)}`, reveals: (body) => body.includes(id) };
    };

  return {
    'search of collectors': searchesUser('COLLECTOR'),
    'search of managers': searchesUser('OFFICEMANAGER'),
    'search of administrators': searchesUser('ADMIN'),

    getMe: async () => ({}),
    chooseLanguage: async () => ({ body: { language: 'fr' } }),
    changePassword: async () => ({
      body: { oldPassword: 'not this one', newPassword: 'another one', confirmPassword: 'another one' },
    }),
    endOtherSessions: async () => ({}),

    listOffices: async (place) => ({ query: `?country=${country(place)}` }),
    'listOffices of all': async (place) => ({ reveals: (body) => body.includes(officeId(place)) }),
    exportOffices: async (place) => ({ query: `?country=${country(place)}` }),
    getOffice: async (place) => ({ path: `/offices/${officeId(place)}` }),
    getOfficeSummary: async (place) => ({ path: `/offices/${officeId(place)}/summary` }),
    createOffice: async (place) => ({ body: office(place) }),
    updateOffice: async (place) => ({ path: `/offices/${await newOffice(place)}`, body: { city: 'Elsewhere' } }),
    deleteOffice: async (place) => ({ path: `/offices/${await make('/offices', office(place))}` }),
    archiveOffice: async (place) => ({ path: `/offices/${await make('/offices', office(place))}/archival` }),
    restoreOffice: async (place) => ({ path: `/offices/${await archivedOffice(place)}/restoration` }),
    'listOffices of the archive': async (place) => {
      const id = await archivedOffice(place);
      return { path: '/offices', query: '?archived=true', reveals: (body) => body.includes(id) };
    },
    listOfficeCountries: async () => ({}),
    getCountryTotals: async (place) => ({ path: `/offices/countries/${country(place)}` }),
    getMonthReport: async (place) => ({ path: '/overview/months/2026-11', query: `?countryCode=${country(place)}` }),
    getMonthMail: async () => ({}),
    chooseMonthMail: async () => ({ body: { monthly: true } }),
    exportMonthReport: async (place) => ({
      path: '/overview/months/2026-11/csv',
      query: `?countryCode=${country(place)}`,
    }),

    listUsers: ofOffice,
    'listUsers of ADMIN': async () => ({ query: '?role=ADMIN' }),
    'listUsers of all': findsUser('COLLECTOR', '/users'),
    exportUsers: ofOffice,
    'getUser of ADMIN': ofUser('ADMIN'),
    'getUser of OFFICEMANAGER': ofUser('OFFICEMANAGER'),
    'getUser of COLLECTOR': ofUser('COLLECTOR'),
    'inviteUser as ADMIN': async (place) => ({ body: person('ADMIN', place) }),
    'inviteUser as OFFICEMANAGER': async (place) => ({ body: person('OFFICEMANAGER', place) }),
    'inviteUser as COLLECTOR': async (place) => ({ body: person('COLLECTOR', place) }),
    'updateUser of ADMIN': ofUser('ADMIN', '', rename),
    'updateUser of OFFICEMANAGER': ofUser('OFFICEMANAGER', '', rename),
    'updateUser of COLLECTOR': ofUser('COLLECTOR', '', rename),
    'resendInvitation of ADMIN': ofUser('ADMIN', '/invitation'),
    'resendInvitation of OFFICEMANAGER': ofUser('OFFICEMANAGER', '/invitation'),
    'resendInvitation of COLLECTOR': ofUser('COLLECTOR', '/invitation'),
    'deleteUser of ADMIN': ofUser('ADMIN'),
    'deleteUser of OFFICEMANAGER': ofUser('OFFICEMANAGER'),
    'deleteUser of COLLECTOR': ofUser('COLLECTOR'),
    archiveCollector: ofUser('COLLECTOR', '/archival'),
    'archiveCollector of OFFICEMANAGER': ofUser('OFFICEMANAGER', '/archival'),
    restoreCollector: async (place) => ({ path: `/users/${await archivedCollector(place)}/restoration` }),
    'listCollectors of the archive': async (place) => {
      const id = await archivedCollector(place);
      return { path: '/users/collectors', query: '?archived=true', reveals: (body) => body.includes(id) };
    },
    listCollectors: ofOffice,
    'listCollectors of all': findsUser('COLLECTOR', '/users/collectors'),
    exportCollectors: ofOffice,
  } satisfies AccessRequests;
}
