/** Headers of a request that a service receives; cookies, addresses of people and hop-by-hop headers are none. */
const PASSED_ON = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'last-event-id',
  'range',
  'traceparent',
  'tracestate',
];

/** Headers of an answer that the page receives: a service sets neither cookies nor policies of this origin. */
const PASSED_BACK = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-total-count',
];

/** An answer is data: a browser that opens it as a page runs nothing of it. */
const PROTECTING = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

type ReceivedHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type Headers = Record<string, string | string[]>;

export function headersToService(headers: ReceivedHeaders, token: string, requestId: string): Headers {
  return { ...chosen(headers, PASSED_ON), authorization: `Bearer ${token}`, 'x-request-id': requestId };
}

export function headersToPage(headers: ReceivedHeaders): Headers {
  return { 'cache-control': 'no-store', ...chosen(headers, PASSED_BACK), ...PROTECTING };
}

function chosen(headers: ReceivedHeaders, names: readonly string[]): Headers {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
