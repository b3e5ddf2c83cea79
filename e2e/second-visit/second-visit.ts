import { test as base } from '../fixtures';
import { Api } from '../fixtures/api';
import type { Who } from '../fixtures/people';
import type { Page } from '@playwright/test';
import { Front } from './front';

interface SecondVisitFixtures {
  front: Front;
  visit: (who: Who, path: string) => Promise<Api>;
}

export const UNREACHABLE =
  /ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|FAILED|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)/;

export const test = base.extend<SecondVisitFixtures>({
  serviceWorkers: 'allow',

  front: async ({ product }, use) => {
    const front = await Front.before(product.url);
    await use(front);
    await front.close();
  },

  visit: async ({ page, front, product }, use) => {
    await use(async (who, path) => {
      const api = await Api.signIn(page.request, product.url, who);
      await page.goto(`${front.url}/auth/login`);
      await page.evaluate((token) => localStorage.setItem('userToken', token), api.token);
      await page.goto(front.url + path);
      await untilStored(page, path);
      return api;
    });
  },
});

export async function untilStored(page: Page, path: string): Promise<void> {
  const isKept = async () => {
    const sets = Object.values(await cachedSets(page));
    return sets.length === 1 && sets[0]?.includes(path);
  };
  await base.expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

function cachedSets(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('comptoir-set '));
    const sets = names.map(async (name) => {
      const kept = await (await caches.open(name)).keys();
      return [name, kept.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(sets));
  });
}

/** Versions of a remote in the kept sets. */
export async function versionsKept(page: Page, remote: string): Promise<string[]> {
  const paths = Object.values(await cachedSets(page)).flat();
  const folder = `/remotes/${remote}/`;
  const own = paths.filter((path) => path.startsWith(folder));
  return [...new Set(own.flatMap((path) => path.slice(folder.length).split('/', 1)))];
}

export { expect } from '../fixtures';
