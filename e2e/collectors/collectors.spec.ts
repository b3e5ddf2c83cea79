import { expect, test } from '../fixtures';
import { beginWith } from '../fixtures/browser-storage';
import { tallWindow } from '../fixtures/tall-window';
import { expectWholeMark } from '../fixtures/whole-mark';

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

for (const [language, mark] of [
  ['en', '(Account not verified)'],
  ['fr', '(compte non vérifié)'],
  ['ar', '(حساب غير مؤكد)'],
] as const) {
  test(`on a phone the whole mark can be read, ${language}`, async ({ page, signInToOffice }) => {
    await beginWith(page, { language });
    await page.setViewportSize({ width: 390, height: 844 });
    const { api, office } = await signInToOffice('OFFICEMANAGER');
    await api.createCollector(office.id, 'Mohamed Abderrahmane Benyoucef Ould Kaddour');
    await page.goto('/collectors?search=Mohamed%20Abderrahmane');
    const row = page.getByRole('row', { name: /Mohamed Abderrahmane/ }).first();
    await expectWholeMark(row, mark);
  });
}
