import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import type { Api } from '../fixtures/api';
import { expectNoAxeViolations } from '../fixtures/axe';
import { beginWith } from '../fixtures/browser-storage';
import { go } from '../fixtures/go';
import { expectSettled } from '../fixtures/settled';
import { everyScreen, type Ids } from './screens';

// Minutes of independent tests, shared among the workers.
test.describe.configure({ mode: 'parallel' });

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** Four pairs of a language and a look cover each direction, theme and width. */
const languages = [
  {
    language: 'en',
    long: true,
    dir: 'ltr',
    words: { remove: 'Delete', addSupplier: 'Add supplier', addExpense: 'Add expense' },
    looks: [
      { colorScheme: 'light', viewport: wide },
      { colorScheme: 'dark', viewport: narrow },
    ],
  },
  {
    language: 'ar',
    long: false,
    dir: 'rtl',
    words: { remove: 'حذف', addSupplier: 'إضافة مورد', addExpense: 'إضافة مصروف' },
    looks: [
      { colorScheme: 'dark', viewport: wide },
      { colorScheme: 'light', viewport: narrow },
    ],
  },
] as const;

type Look = (typeof languages)[number]['looks'][number];

for (const { language, long, dir, words, looks } of languages) {
  for (const { screens, role, selection, of } of everyScreen) {
    test(
      `no screen ${screens} has an axe violation, in ${language}`,
      { tag: long ? ['@long'] : [] },
      async ({ page, signInAs, signInToOffice, pageErrors }) => {
        test.slow();
        pageErrors.expect(/ERR_FAILED.*\/api\//);
        await beginWith(page, { language });
        const ids = { ...none };
        if (role === undefined) {
          await page.route('**/api/check-link', (route) => route.fulfill({ json: { valid: true } }));
        } else if (selection === 'nothing') await signInAs(role);
        else {
          const { api, office } = await signInToOffice(role);
          Object.assign(ids, await idsOf(api, office.id));
        }
        await see(page, looks[0]);
        for (const { url, cut, states = [expectSettled] } of of(ids)) {
          await test.step(url, async () => {
            if (cut === undefined) await go(page, url);
            else await openWithout(page, cut, url);
            await expect(page.locator('html')).toHaveAttribute('dir', dir);
            for (const state of states) {
              await state(page, words);
              for (const look of looks) {
                await see(page, look);
                await expectNoAxeViolations(page);
              }
              await see(page, looks[0]);
            }
          });
        }
      },
    );
  }
}

async function openWithout(page: Page, cut: string, url: string): Promise<void> {
  await page.route(cut, (route) => route.abort());
  await page.goto(url);
}

async function see(page: Page, { colorScheme, viewport }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const none: Ids = {
  agency: '',
  collection: '',
  collected: '',
  collector: '',
  entry: '',
  me: '',
  office: '',
  trade: '',
};

const Rows = z.array(z.object({ id: z.string() }));
const Entries = z.object({
  generalLedgers: z.array(
    z.object({
      id: z.string(),
      collectionId: z.nullable(z.string()),
      collection: z.nullable(z.object({ status: z.string() })),
    }),
  ),
});

async function idsOf(api: Api, office: string): Promise<Ids> {
  const first = async (path: string) => Rows.parse(await api.get(path))[0]?.id ?? '';
  const { generalLedgers } = Entries.parse(await api.get(`/general-ledger?officeId=${office}&limit=1000`));
  const issue = generalLedgers.find(({ collection }) => collection?.status === 'COLLECTED_WITH_ISSUES');
  return {
    agency: await first(`/agencies?officeId=${office}`),
    collection: await first(`/collections?officeId=${office}&limit=1`),
    collected: issue?.collectionId ?? '',
    collector: await first(`/users/collectors?officeId=${office}`),
    entry: issue?.id ?? '',
    me: (await api.me()).id,
    office,
    trade: await first(`/trades?officeId=${office}`),
  };
}
