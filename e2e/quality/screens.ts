import { expect, type Page } from '@playwright/test';
import { unfoldActions } from '../fixtures/deletion';
import type { Role } from '../fixtures/people';
import { expectSettled } from '../fixtures/settled';

/** Labels of a language that bring a screen into its states. */
interface Words {
  remove: string;
  addSupplier: string;
  addExpense: string;
}

export interface Ids {
  agency: string;
  collection: string;
  collected: string;
  collector: string;
  entry: string;
  me: string;
  office: string;
  trade: string;
}

interface Screen {
  url: string;
  /** Path of the call that fails. */
  cut?: string;
  /** Steps after loading, each followed by a check; without any, the loaded page is checked. */
  states?: readonly ((page: Page, words: Words) => Promise<void>)[];
}

interface ScreensOf {
  screens: string;
  /** Absent: signed out. */
  role?: Role;
  selection: 'an office' | 'nothing';
  of: (ids: Ids) => readonly Screen[];
}

const invalid = async (page: Page) => {
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
};

const settled = (page: Page) => expectSettled(page);

/** Waits for headings of the second level: parts further down load later. */
const whole = (headings: number) => async (page: Page) => {
  const found = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect.poll(() => found.count()).toBeGreaterThanOrEqual(headings);
  await expectSettled(page);
};

/** Waits for the entries of a collection, which load after it. */
const booked = async (page: Page) => {
  await expect(page.getByRole('main').locator('a[href^="/money-book/entries/"]').first()).toBeVisible();
  await expectSettled(page);
};

const lacking = async (page: Page) => {
  await page.locator('main button[type=submit], dialog button[type=submit]').first().click();
  await invalid(page);
};

/** The question is the same everywhere; the gallery shows it in each look. */
const openDeletionDialog = async (page: Page, { remove }: Words) => {
  await unfoldActions(page);
  await page.getByRole('main').getByRole('button', { name: remove }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
};

const retry = (page: Page) => expect(page.getByRole('main').getByRole('button').first()).toBeVisible();

const filled = (headings: number) => async (page: Page) => {
  await expect(page.locator('main form input').first()).not.toHaveValue('');
  await whole(headings)(page);
};

const searchesCountry = async (page: Page) => {
  await page.locator('main form button[aria-haspopup]').first().click();
  await expect(page.getByRole('option').first()).toBeVisible();
};

const opensDialog = (word: 'addSupplier' | 'addExpense') => async (page: Page, words: Words) => {
  await page.getByRole('main').getByRole('button', { name: words[word] }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Every screen of the product by role; a new team adds its own rows. */
export const everyScreen: readonly ScreensOf[] = [
  {
    screens: 'outside the layout',
    selection: 'nothing',
    of: () => [
      { url: '/auth/login', states: [settled, lacking] },
      { url: '/auth/forgot-password' },
      { url: '/auth/reset-password?token=any' },
      { url: '/auth/confirm-user' },
      { url: '/auth/confirm-user?token=any' },
    ],
  },
  {
    screens: 'of agencies and collectors',
    role: 'OFFICEMANAGER',
    selection: 'an office',
    of: ({ agency, collector }) => [
      { url: '/', states: [whole(7)] },
      { url: '/agencies' },
      { url: '/agencies?search=nothing-like-this' },
      { url: '/agencies/new', states: [lacking, searchesCountry] },
      { url: `/agencies/${agency}`, states: [filled(0), openDeletionDialog] },
      { url: '/collectors' },
      { url: '/collectors/new', states: [lacking] },
      { url: `/collectors/${collector}`, states: [filled(1)] },
    ],
  },
  {
    screens: 'of collections',
    role: 'OFFICEMANAGER',
    selection: 'an office',
    of: ({ collection }) => [
      { url: '/collection-schedules' },
      { url: '/collection-schedules?search=nothing-like-this' },
      { url: '/collection-schedules/new', states: [lacking] },
      { url: `/collection-schedules/edit/${collection}` },
    ],
  },
  {
    screens: 'of money',
    role: 'SUPERADMIN',
    selection: 'an office',
    of: ({ trade, collected, entry }) => [
      { url: '/exchange' },
      { url: '/exchange?currency=CNY&from=2019-01-01&to=2019-12-31' },
      { url: `/exchange/${trade}`, states: [settled] },
      { url: '/exchange/new', states: [lacking] },
      { url: '/money-book?from=2020-01-01&trade=true', states: [settled, opensDialog('addExpense'), lacking] },
      { url: `/money-book/${collected}`, states: [booked] },
      { url: `/money-book/entries/${entry}` },
      { url: '/cash' },
      { url: '/cash/days' },
      { url: '/cash/rules' },
      { url: '/suppliers', states: [settled, opensDialog('addSupplier'), lacking] },
    ],
  },
  {
    screens: 'of administration',
    role: 'SUPERADMIN',
    selection: 'an office',
    of: ({ office, me }) => [
      { url: '/?level=1', states: [whole(7)] },
      { url: '/?level=2', states: [whole(1)] },
      { url: '/settings', states: [whole(7)] },
      { url: '/settings/api-keys', states: [lacking] },
      { url: '/settings/webhooks', states: [lacking] },
      { url: '/manage-offices' },
      { url: '/manage-offices/new', states: [lacking] },
      { url: `/manage-offices/${office}`, states: [filled(1)] },
      { url: '/manage-admins' },
      { url: '/manage-admins/new', states: [lacking] },
      { url: `/manage-admins/${me}`, states: [whole(1)] },
      { url: '/security-events' },
      { url: '/month', states: [whole(2)] },
      { url: '/platform', states: [whole(3)] },
    ],
  },
  {
    screens: 'that say what is missing',
    role: 'SUPERADMIN',
    selection: 'nothing',
    of: () => [
      { url: '/' },
      { url: '/nothing/here' },
      {
        url: '/agencies',
        states: [
          async (page) => {
            await page.getByRole('dialog').getByRole('combobox').first().click();
            await expect(page.getByRole('option').first()).toBeVisible();
          },
        ],
      },
    ],
  },
  {
    screens: 'that are not for the role',
    role: 'COLLECTOR',
    selection: 'nothing',
    of: () => [
      { url: '/', states: [whole(5)] },
      { url: '/exchange' },
      {
        url: '/nothing/here',
        states: [
          async (page) => {
            await page.getByRole('banner').getByRole('button').last().click();
            await expect(page.getByRole('menuitem').first()).toBeVisible();
          },
        ],
      },
      // The last one, because no call is answered from here on.
      { url: '/', cut: '**/api/**', states: [retry] },
    ],
  },
];
