import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { Books } from './books';

test('a SUPERADMIN corrects a collected amount with a reason, and sees the resulting entries', async ({
  page,
  signInToOffice,
}) => {
  const { manager, office } = await signInToOffice('SUPERADMIN');
  const books = new Books(manager, office.id);
  const entry = (await books.entries()).find(({ collection }) => collection?.status === 'COLLECTED');
  const address = `/money-book/${entry?.collectionId}`;

  await page.goto(address);
  const amount = page.getByRole('spinbutton', { name: 'Collected amount' });
  await expect(amount).toHaveAttribute('step', '0.01');
  const recorded = Number(await amount.inputValue());
  await amount.fill((recorded - 0.05).toFixed(2));
  await expect(page.getByText(/^Books \u2212.*0\.05$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Reason is required', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Counted again by two');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toastOf(page)).toContainText('Collection schedule updated successfully');
  await expect(page.getByText('Reported issue with balance')).toBeVisible();
  const [latest] = await books.entries();
  expect(latest?.transaction).toMatchObject({ amount: -0.05, description: 'Counted again by two' });
  await expect(page.getByText(/^Reason: .*Counted again by two/)).toBeVisible();

  const booked = page.getByRole('list', { name: 'In the money book' });
  await booked.getByRole('link', { name: `Entry #${entry?.id}` }).click();
  await expect(page.getByRole('heading', { name: `Entry #${entry?.id}` })).toBeVisible();
  await page.getByRole('link', { name: `Corrected by #${latest?.id}` }).click();
  await expect(page.getByRole('heading', { name: `Entry #${latest?.id}` })).toBeVisible();
  await page.getByRole('link', { name: `Corrects #${entry?.id}` }).click();
  await expect(page.getByRole('heading', { name: `Entry #${entry?.id}` })).toBeVisible();
  await page.getByRole('link', { name: `Collection #${entry?.collectionId}` }).click();
  await expect(page).toHaveURL(address);
});
