/** Calls the API, of this or another process. */
export type ApiCall = (
  path: `/api/${string}`,
  request: { method?: 'GET' | 'POST'; headers: Readonly<Record<string, string>>; body?: object },
) => Promise<{ status: number; body: unknown }>;

/** Asks the API for a small answer of the page Platform: it decides who may read its data. */
export function platformReader(callApi: ApiCall | undefined): (authorization: string) => Promise<boolean> {
  return async (authorization) => {
    const answer = await callApi?.('/api/remote-limits', { headers: { authorization } });
    return answer?.status === 200;
  };
}
