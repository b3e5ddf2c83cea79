import { expect, test } from '../fixtures';
import { openIn } from '../fixtures/language';
import { tallWindow } from '../fixtures/tall-window';
import { expectUnclippedMark } from '../fixtures/unclipped-mark';

test.use(tallWindow);

test('a search finds a collector by name and by address', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/collectors?period=quarter');
  for (const text of ['amel', 'CHERIF', 'amel.cherif@comptoir']) {
    await page.getByPlaceholder('Search').fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 person', { exact: true }), text).toBeVisible();
    await expect(page.getByRole('row', { name: /Amel Cherif/ })).toBeVisible();
  }
  await expect(page).toHaveURL(/period=quarter/);
  await page.reload();
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
});

test('on a phone the status tag is readable in full, in each language', async ({ page, signInToOffice }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  await api.createCollector(office.id, 'Mohamed Abderrahmane Benyoucef Ould Kaddour');
  for (const [language, mark] of [
    ['en', '(Account not verified)'],
    ['fr', '(compte non vérifié)'],
    ['ar', '(حساب غير مؤكد)'],
  ] as const) {
    await test.step(language, async () => {
      await openIn(page, language, '/collectors?search=Mohamed%20Abderrahmane');
      await expectUnclippedMark(page.getByRole('row', { name: /Mohamed Abderrahmane/ }).first(), mark);
    });
  }
});
