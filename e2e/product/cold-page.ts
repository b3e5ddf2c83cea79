import { measureColdLoad, type ColdLoad } from '@comptoir/bench/cold-load';
import type { APIRequestContext, Browser } from '@playwright/test';
import { Api } from '../fixtures/api';
import type { Product } from './product';

/** Transferred bytes, the unit of the targets. */
export const KiB = 1024;

export async function measureAgencies(
  browser: Browser,
  request: APIRequestContext,
  { url }: Product,
): Promise<ColdLoad> {
  const { token } = await Api.signIn(request, url, 'OFFICEMANAGER');
  return measureColdLoad(browser, {
    address: `${url}/agencies`,
    storage: { userToken: token },
    first: '[role=table] [role=cell]',
    until: (page) => page.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1).waitFor(),
  });
}

export function printLoad(what: string, load: ColdLoad): void {
  const { scriptBytes, requests, depthOfCode, depthOfData, before, layoutShift } = load;
  const figures = [
    `${(scriptBytes / KiB).toFixed(1)} KiB of script`,
    `${requests} requests`,
    `depth ${depthOfCode} to the code, ${depthOfData} to the data`,
    `${before.requests} requests before the first rows at depth ${before.depth}`,
    `layout shift ${layoutShift.toFixed(3)}`,
  ];
  process.stdout.write(`${what}: ${figures.join(', ')}\n`);
  if (process.env['DETAILS']) process.stdout.write(`${requestTable(load)}\n`);
}

/** Each request with its depth and the files that caused it, in order of its start. */
function requestTable({ seen }: ColdLoad): string {
  const [page] = seen;
  const rows = seen.map(({ url, type, bytes, depth, at, waitsFor }) => [
    (at - (page?.at ?? 0)).toFixed(0),
    String(depth),
    type,
    String(bytes),
    nameOf(url),
    waitsFor
      .filter((address) => address !== page?.url)
      .map((address) => nameOf(address))
      .join(', '),
  ]);
  const table = [
    ['ms', 'depth', 'type', 'bytes', 'request', 'caused by'],
    ['---:', '---:', '---', '---:', '---', '---'],
    ...rows,
  ];
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Path without its hash and its query. */
function nameOf(url: string): string {
  return new URL(url).pathname.replace(/^\/remotes\/(\w+)\/[^/]+/, '/$1').replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '');
}
