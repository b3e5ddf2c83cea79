import type { OperationName } from './operations';

export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below `/api`; `:name` is a path parameter. */
  path: `/${string}`;
}

/** Where each call lives. Free of schemas, so that a browser carries only names and paths. */
export const routes = {
  login: { method: 'POST', path: '/login' },
  getMe: { method: 'GET', path: '/me' },

  listOffices: { method: 'GET', path: '/offices' },
  listOfficeCountries: { method: 'GET', path: '/offices/countries' },

  listAgencies: { method: 'GET', path: '/agencies' },
  getAgency: { method: 'GET', path: '/agencies/:id' },
  createAgency: { method: 'POST', path: '/agencies' },
  updateAgency: { method: 'PATCH', path: '/agencies/:id' },
  deleteAgency: { method: 'DELETE', path: '/agencies/:id' },

  geocode: { method: 'GET', path: '/geocode' },
} as const satisfies Record<OperationName, Route>;
