import { fetchUtils, type DataProvider } from 'react-admin';

const httpClient = (path: string, options: fetchUtils.Options = {}) => {
  const headers = new Headers(options.headers);
  headers.set('Authorization', `Bearer ${localStorage.getItem('userToken')}`);
  return fetchUtils.fetchJson(`/api${path}`, { ...options, headers });
};

export const dataProvider = {
  getList: async (resource, { pagination, filter, signal }) => {
    const { page = 1, perPage = 50 } = pagination ?? {};
    const query = new URLSearchParams({ page: String(page), limit: String(perPage), ...filter });
    const { json, headers } = await httpClient(`/${resource}?${query}`, { signal });
    return { data: json, total: Number(headers.get('x-total-count')) };
  },
  getOne: async (resource, { id, signal }) => {
    const { json } = await httpClient(`/${resource}/${id}`, { signal });
    return { data: json };
  },
  getMany: async (resource, { ids, signal }) => {
    const { json } = await httpClient(`/${resource}`, { signal });
    return { data: json.filter(({ id }: { id: string }) => ids.includes(id)) };
  },
  update: async (resource, { id, data, previousData }) => {
    const changes = Object.entries(data).filter(([name, value]) => value !== previousData[name]);
    const { json } = await httpClient(`/${resource}/${id}`, {
      method: 'PATCH',
      headers: new Headers({ 'If-Match': '*' }),
      body: JSON.stringify(Object.fromEntries(changes)),
    });
    return { data: json };
  },
} as DataProvider;
