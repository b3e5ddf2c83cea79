import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { toastOf } from '../fixtures/toast';
import { Books } from './books';

for (const [role, cents] of [
  ['OFFICEMANAGER', 1071],
  ['ADMIN', 1072],
  ['SUPERADMIN', 1073],
] as const) {
  test(`an ${role} books an expense with one of the suppliers, and the dashboard shows the balance`, async ({
    page,
    signInToOffice,
  }) => {
    const { manager, office } = await signInToOffice(role);
    const supplier = await manager.createSupplier(office.id);
    const books = new Books(manager, office.id);
    const before = await books.balance('EUR');

    await page.goto('/suppliers');
    await expect(page.getByRole('button', { name: supplier.name, exact: true })).toBeVisible();
    await go(page, '/money-book');
    await page.getByRole('button', { name: 'Add expense' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add expense' });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill((cents / 100).toFixed(2));
    await dialog.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: /EUR/ }).click();
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Fuel');
    await dialog.getByRole('button', { name: /Supplier/ }).click();
    await page.getByRole('option', { name: supplier.name }).click();
    await dialog.getByRole('button', { name: 'Add expense' }).click();
    await expect(toastOf(page)).toContainText('Expense added successfully');
    await expect(page.getByRole('row').filter({ hasText: supplier.name })).toContainText(
      `\u2212€${(cents / 100).toFixed(2)}`,
    );
    expect(await books.balance('EUR')).toBe(before - cents);

    if (role !== 'OFFICEMANAGER') return;
    await go(page, '/');
    await expect(page.getByText(office.name).first()).toBeVisible();
    const card = page.getByRole('region', { name: 'Balances' });
    const left = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format((before - cents) / 100);
    await expect(card).toContainText(`€${left}`);
    await card.getByRole('link', { name: 'View trades' }).click();
    await expect(page).toHaveURL(/\/exchange$/);
  });
}
