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

export function tell(what: string, load: ColdLoad): void {
  const { scriptBytes, requests, depthOfCode, depthOfData, before, layoutShift } = load;
  const figures = [
    `${(scriptBytes / KiB).toFixed(1)} KiB of script`,
    `${requests} requests`,
    `depth ${depthOfCode} to the code, ${depthOfData} to the data`,
    `${before.requests} requests before the first rows at depth ${before.depth}`,
    `layout shift ${layoutShift.toFixed(3)}`,
  ];
  process.stdout.write(`${what}: ${figures.join(', ')}\n`);
  if (!process.env['DETAILS']) return;
  for (const { url, type, bytes, depth, at } of load.seen) {
    process.stdout.write(`  ${at.toFixed(1)} ${depth} ${type.padEnd(10)} ${String(bytes).padStart(7)} ${url}\n`);
  }
}
