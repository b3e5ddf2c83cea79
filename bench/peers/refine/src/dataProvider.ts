import type { DataProvider, HttpError } from '@refinedev/core';

async function request(path: string, init: RequestInit = {}) {
  const response = await fetch(`/api${path}`, {
    ...init,
    headers: {
      Authorization: `Bearer ${localStorage.getItem('userToken')}`,
      'Content-Type': 'application/json',
      ...init.headers,
    },
  });
  const data = await response.json();
  if (!response.ok) throw { message: data.message, statusCode: response.status } satisfies HttpError;
  return { data, headers: response.headers };
}

export const dataProvider = {
  getApiUrl: () => '/api',
  getList: async ({ resource, pagination, filters = [] }) => {
    const query = new URLSearchParams();
    if (pagination?.mode !== 'off') {
      query.set('page', String(pagination?.currentPage ?? 1));
      query.set('limit', String(pagination?.pageSize ?? 50));
    }
    for (const filter of filters) if ('field' in filter && filter.value) query.set(filter.field, filter.value);
    const { data, headers } = await request(`/${resource}?${query}`);
    return { data, total: Number(headers.get('x-total-count')) };
  },
  getOne: ({ resource, id }) => request(`/${resource}/${id}`),
  update: ({ resource, id, variables }) =>
    request(`/${resource}/${id}`, {
      method: 'PATCH',
      headers: { 'If-Match': '*' },
      body: JSON.stringify(variables),
    }),
} as DataProvider;
