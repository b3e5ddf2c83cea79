import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { WITH_MOTION } from '../fixtures/motion';
import { people } from '../fixtures/people';

test.use(WITH_MOTION);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no page scrolls sideways', async ({ page, signInAs }) => {
    await signInAs('OFFICEMANAGER');
    for (const address of ['/', '/agencies', '/agencies/new']) {
      await go(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });
});

const offices = [
  'Dashboard',
  'Exchange',
  'Money Book',
  'Cash',
  'Suppliers',
  'Collection schedules',
  'Collectors',
  'Agencies',
];
const admins = [...offices.toSpliced(2, 0, 'Month'), 'Manage Offices', 'Manage Admins'];
const entries = {
  SUPERADMIN: [...admins, 'Platform'],
  ADMIN: admins,
  OFFICEMANAGER: offices,
  COLLECTOR: ['My day', 'Settings'],
} as const;

for (const role of ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER', 'COLLECTOR'] as const) {
  test(`a ${role} has exactly the permitted entries in the navigation, and the settings in the profile menu`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    const [first, ...others] = entries[role];
    await expect(navigation.getByRole('link')).toHaveText(['Comptoir', first, ...others]);
    await expect(navigation.getByRole('link', { name: first })).toHaveAttribute('aria-current', 'page');
    expect((await page.getByRole('main').boundingBox())?.x).toBe(260);
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(people[role]);
    for (const label of ['Name', 'Email']) await expect(page.getByLabel(label, { exact: true })).not.toBeEditable();
    if (role === 'COLLECTOR') return;
    await navigation.getByRole('link', { name: 'Agencies' }).click();
    await expect(page).toHaveURL(/\/agencies$/);
  });
}
