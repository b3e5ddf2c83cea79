import { expect, test } from '../fixtures';
import { beginWith } from '../fixtures/browser-storage';
import { toastOf } from '../fixtures/toast';

test('a shortage reads the same before and after sending, in the language of the page', async ({
  page,
  openOffice,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/409/);
  const office = await openOffice({ USD: 100 });
  await beginWith(page, { language: 'fr' });
  await signInAs('SUPERADMIN', office.selection);
  await page.goto('/exchange/new');
  const amount = page.getByRole('textbox', { name: 'Montant', exact: true });
  await amount.fill('100.01');
  const shortage = 'Solde USD insuffisant : 100,00 disponibles';
  await expect(amount).toHaveAccessibleDescription(shortage);
  await page.getByRole('button', { name: 'Convertir' }).click();
  await expect(toastOf(page)).toContainText(shortage);
  await expect(amount).toHaveAccessibleDescription(shortage);
});

test('a trade that was already reversed is refused in the language of the page', async ({
  page,
  openOffice,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/409/, /contre-passée/);
  const office = await openOffice({ USD: 100 });
  const trade = { officeId: office.id, oldAmount: 10, oldCurrency: 'USD', newAmount: 9, newCurrency: 'EUR', rate: 0.9 };
  const { id } = await office.api.createdBy('/trades', trade);
  await beginWith(page, { language: 'fr' });
  await signInAs('SUPERADMIN', office.selection);
  await page.goto('/exchange');
  await page
    .getByRole('table')
    .getByRole('button', { name: /Contre-passer/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Une erreur');
  await office.api.createdBy(`/trades/${id}/reversal`, { reason: 'Theirs' });
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('alert')).toContainText(`L’échange ${id} est déjà annulé`);
});
