export async function request(path: string, init: RequestInit = {}) {
  const response = await fetch(`/api${path}`, {
    ...init,
    headers: {
      Authorization: `Bearer ${localStorage.getItem('userToken')}`,
      'Content-Type': 'application/json',
      ...init.headers,
    },
  });
  const data = await response.json();
  if (!response.ok) throw new Error(data.message);
  return { data, total: Number(response.headers.get('x-total-count')) };
}
