import { get } from 'node:http';
import type { Product } from './product';
import type { ServerProcess } from './server-process';

export interface Transfer {
  /** Milliseconds until the first and the last byte of the body. */
  first: number;
  last: number;
  bytes: number;
  etag: string;
  version: string;
}

export function readHeavyList(
  { address }: ServerProcess,
  product: Product,
  officeId: string,
  { headers = {}, since }: { headers?: Record<string, string>; since?: string } = {},
): Promise<Transfer> {
  const { path, headers: authorized } = product.get(
    `/agencies?officeId=${officeId}&limit=50000${since === undefined ? '' : `&since=${since}`}`,
  );
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(
      `${address}${path}`,
      { headers: { ...authorized, 'accept-encoding': 'br', ...headers }, agent: false },
      (response) => {
        let first: number | undefined;
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          first ??= performance.now() - started;
          bytes += part.length;
        });
        response.on('end', () => {
          const last = performance.now() - started;
          const { etag, 'x-list-version': version } = response.headers;
          resolve({ first: first ?? last, last, bytes, etag: String(etag), version: String(version) });
        });
        response.on('error', reject);
      },
    ).on('error', reject);
  });
}
