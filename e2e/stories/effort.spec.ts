import type { Locator, Page } from '@playwright/test';
import { collect, OfficeWithCustody } from '../cash/two-people';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { Hands } from './hands';

// Independent tests, shared among the workers.
test.describe.configure({ mode: 'parallel' });

/** A person by mouse, with the clicks and keys of the same job on 27/11/2026; undefined if it was impossible. */
async function withinBefore(
  page: Page,
  before: { clicks: number; keys: number } | undefined,
  most: { clicks: number; keys: number },
  job: (hands: Hands) => Promise<void>,
): Promise<void> {
  const hands = new Hands(page, 'mouse');
  const startedAt = Date.now();
  await job(hands);
  const { clicks, keys, letters } = hands.counted();
  const now = { clicks, keys: keys + letters };
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    `${test.info().title}: ${JSON.stringify(now)}, before ${JSON.stringify(before)}, ${seconds} s\n`,
  );
  expect(now.clicks).toBeLessThanOrEqual(Math.min(most.clicks, before?.clicks ?? most.clicks));
  expect(now.keys).toBeLessThanOrEqual(Math.min(most.keys, before?.keys ?? most.keys));
}

const main = (page: Page): Locator => page.getByRole('main');

test('an owner opens the report of the month and prints it in 2 clicks', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/');
  const open = main(page).getByRole('link', { name: 'Open the month' });
  await expect(open).toBeVisible();
  await expectNoAxeViolations(page);
  // Only the content scrolls, not the document around it.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await withinBefore(page, undefined, { clicks: 2, keys: 0 }, async (hands) => {
    await hands.use(open);
    await expect(main(page).getByRole('table', { name: 'Cash of the month by currency and place' })).toBeVisible();
    await hands.use(main(page).getByRole('button', { name: 'Print' }));
    await expect(page.locator('body[data-printed]')).toBeAttached();
  });
});

test('a manager sees what differs today, and by how much, in 1 click', async ({ page, openOffice, signInAs }) => {
  const office = await openOffice();
  const { id, agency } = await office.api.planCollection(office.id, {
    scheduledAmount: 500,
    currency: 'GBP',
    scheduledCollectionDate: new Date().toISOString(),
  });
  await office.api.patch(`/collections/${id}`, { collectedAmount: 480, reason: 'Short' });
  await signInAs(await office.person('OFFICEMANAGER'));
  await page.goto('/');
  const line = main(page).getByRole('link', { name: /^Planned for today, with issues/ });
  await expect(line).toContainText('1');
  await withinBefore(page, { clicks: 3, keys: 0 }, { clicks: 1, keys: 0 }, async (hands) => {
    await hands.use(line);
    const row = main(page).getByRole('row').filter({ hasText: agency.name });
    await expect(row).toContainText('£500.00');
    await expect(row).toContainText('£480.00');
  });
});

test('a manager sees the bag of a collector in 1 click', async ({ browser, product, request, openOffice }) => {
  const two = await OfficeWithCustody.open({ browser, product, request }, await openOffice(), 30);
  await collect(two.round, 12);
  const page = await two.desk('OFFICEMANAGER');
  await page.goto('/');
  const hands = main(page).locator('td[data-head="With collectors"]').getByRole('link');
  await expect(hands).toBeVisible();
  const { name } = await two.round.collector.me();
  await withinBefore(page, undefined, { clicks: 1, keys: 0 }, async (person) => {
    await person.use(hands);
    await expect(main(page).getByText(name).first()).toBeVisible();
    await expect(main(page).getByText('£42.00').first()).toBeVisible();
  });
});

test('a manager exports the money book of the last month in 2 clicks', async ({ page, openOffice, signInAs }) => {
  const office = await openOffice({ GBP: 100 });
  await signInAs(await office.person('OFFICEMANAGER'));
  await page.goto('/money-book');
  const download = page.waitForEvent('download');
  await withinBefore(page, { clicks: 2, keys: 0 }, { clicks: 2, keys: 0 }, async (hands) => {
    await hands.use(main(page).getByRole('button', { name: 'Last month' }));
    await hands.use(main(page).getByRole('button', { name: 'Export CSV' }));
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test('an administrator reverses a trade in 3 clicks', async ({ page, openOffice, signInAs }) => {
  const office = await openOffice({ GBP: 100 });
  const amounts = { oldAmount: 10, oldCurrency: 'GBP', newAmount: 12.5, newCurrency: 'USD', rate: 1.25 };
  const { id } = await office.api.createdBy('/trades', { officeId: office.id, ...amounts });
  await signInAs(await office.person('ADMIN'), office.selection);
  await page.goto(`/exchange/${id}`);
  await withinBefore(page, { clicks: 3, keys: 12 }, { clicks: 3, keys: 12 }, async (hands) => {
    await hands.use(main(page).getByRole('button', { name: 'Reverse', exact: true }));
    const dialog = page.getByRole('dialog');
    await hands.write(dialog.getByRole('textbox', { name: 'Reason' }), 'Typed twice');
    await hands.use(dialog.getByRole('button', { name: 'Reverse', exact: true }));
    await expect(dialog).toBeHidden();
  });
});

test('a manager asks for the reversal of a trade, which was impossible', async ({ page, openOffice, signInAs }) => {
  const office = await openOffice({ GBP: 100 });
  const amounts = { oldAmount: 10, oldCurrency: 'GBP', newAmount: 12.5, newCurrency: 'USD', rate: 1.25 };
  const { id } = await office.api.createdBy('/trades', { officeId: office.id, ...amounts });
  await signInAs(await office.person('OFFICEMANAGER'));
  await page.goto(`/exchange/${id}`);
  await withinBefore(page, undefined, { clicks: 2, keys: 12 }, async (hands) => {
    await hands.use(main(page).getByRole('button', { name: 'Ask for a correction' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await hands.write(dialog.getByRole('textbox', { name: 'Reason' }), 'Typed twice');
    await hands.use(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(dialog).toBeHidden();
  });
});

test('a manager books an expense with a supplier in 5 clicks', async ({ page, openOffice, signInAs }) => {
  const office = await openOffice({ GBP: 100 });
  const { name } = await office.api.createSupplier(office.id);
  await signInAs(await office.person('OFFICEMANAGER'));
  await page.goto('/money-book');
  await withinBefore(page, { clicks: 6, keys: 12 }, { clicks: 5, keys: 12 }, async (hands) => {
    await hands.use(main(page).getByRole('button', { name: 'Add expense' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeFocused();
    await hands.type('45');
    await hands.write(dialog.getByRole('textbox', { name: 'Description' }), 'Fuel');
    await hands.use(dialog.getByRole('button', { name: /^Supplier/ }));
    await hands.use(page.getByRole('option', { name }));
    await hands.use(dialog.getByRole('button', { name: 'Add expense', exact: true }));
    await expect(dialog).toBeHidden();
  });
});
