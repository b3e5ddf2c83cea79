import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import type { Role } from '../fixtures/people';

interface Offered {
  pages: readonly string[];
  actions: readonly string[];
  here: Readonly<Record<string, readonly string[]>>;
}

const actionsOfStaff = [
  'Inbox',
  'Plan a collection',
  'Plan several collections',
  'Print the day sheet',
  'Collection board',
  'Recurring collections',
  'Add agency',
  'Add collector',
  'Make trade',
  'Add expense',
  'Add supplier',
];
const home = ['Dashboard', 'Exchange'];
const lists = ['Money Book', 'Cash', 'Suppliers', 'Collection schedules', 'Collectors', 'Agencies'];
const hereForStaff = {
  '/collection-schedules?from=': ['Export CSV', 'Export Excel', 'Import'],
  '/collection-schedules/board': ['Day sheet', 'List'],
  '/exchange': ['Export CSV', 'Export Excel'],
  '/money-book': ['Balance limits', 'Statement', 'Export CSV', 'Export Excel', 'Add expense'],
};

/** Complete list of actions by role: an extra or a missing action fails the test. */
const OFFERED: Readonly<Record<Role, Offered>> = {
  OFFICEMANAGER: { pages: [...home, ...lists, 'Settings', 'Handbook'], actions: actionsOfStaff, here: hereForStaff },
  ADMIN: {
    pages: [...home, 'Month', ...lists, 'Manage Offices', 'Manage Admins', 'Settings', 'Security events', 'Handbook'],
    actions: [...actionsOfStaff, 'Add Office', 'Add Admin'],
    here: { '/agencies': ['Archived', 'Export CSV', 'Export Excel', 'Import'] },
  },
  SUPERADMIN: {
    pages: [
      ...home,
      'Month',
      ...lists,
      'Manage Offices',
      'Manage Admins',
      'Settings',
      'Security events',
      'Platform',
      'Handbook',
    ],
    actions: [...actionsOfStaff, 'Add Office', 'Add Admin'],
    here: {},
  },
  COLLECTOR: {
    pages: ['My day', 'Settings', 'Handbook'],
    actions: ['Inbox', 'Print my round'],
    here: { '/my-day': [] },
  },
};

for (const role of ['OFFICEMANAGER', 'ADMIN', 'SUPERADMIN', 'COLLECTOR'] as const) {
  const { pages, actions, here } = OFFERED[role];
  test(`the palette offers each page and each action of a role: ${role}`, async ({ page, signInToOffice }) => {
    await signInToOffice(role);
    for (const [address, own] of Object.entries({ '/settings': [], ...here })) {
      await go(page, address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => offered(page, 'On this page'), address).toEqual(own);
    }
    expect(await offered(page, 'Pages')).toEqual(pages);
    expect(await offered(page, 'Actions')).toEqual(actions);
  });
}

async function offered(page: Page, group: string): Promise<string[]> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Pages, actions, names and numbers' }).waitFor();
  const options = page.getByRole('group', { name: group }).getByRole('option').locator('bdi:first-of-type');
  const labels = await options.allInnerTexts();
  await page.keyboard.press('Escape');
  return labels;
}
