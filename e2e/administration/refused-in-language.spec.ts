import { expect, test } from '../fixtures';
import { beginWith } from '../fixtures/browser-storage';
import { pressAction } from '../fixtures/deletion';
import type { OwnOffice } from '../fixtures/own-office';

let office: OwnOffice;

test.beforeEach(async ({ openOffice }) => {
  office = await openOffice({ EUR: 5 });
});

for (const { language, remove, message } of [
  {
    language: 'fr',
    remove: 'Supprimer',
    message:
      'Ce bureau ne peut pas être supprimé : il a encore 1 agence et un solde en EUR. Archivez-le plutôt : ses livres restent lisibles et il peut être restauré.',
  },
  {
    language: 'ar',
    remove: 'حذف',
    message:
      'لا يمكن حذف هذا المكتب، فما زال لديه: وكالات (1) ورصيد بعملة \u2068EUR\u2069. أرشفه بدلاً من ذلك: تبقى دفاتره مقروءة ويمكن استعادته.',
  },
]) {
  test(`the reason of a refused delete is in the language of the page: ${language}`, async ({
    page,
    signInAs,
    pageErrors,
  }) => {
    pageErrors.expect(/409/);
    await office.api.createAgency(office.id);
    await beginWith(page, { language });
    await signInAs('SUPERADMIN', { country: 'GB' });
    await page.goto(`/manage-offices/${office.id}`);
    await pressAction(page, page.getByRole('main').getByRole('button', { name: remove }));
    await page.getByRole('alertdialog').getByRole('button', { name: remove }).click();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })).toHaveText(message);
    await expect(page.getByRole('region', { name: /F8/ }).getByRole('listitem')).toContainText(message);
  });
}
