import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { tabTo } from '../fixtures/tab-to';
import { count, notes, offer } from './handing-over';
import { OfficeWithCustody } from './two-people';

const bag = (phone: Page) => phone.getByRole('region', { name: 'In the bag' });
const fits = (page: Page, width: number) =>
  page.evaluate((limit) => document.documentElement.scrollWidth <= limit, width);

test('a bag is handed over by the keyboard alone, and is empty when both counts are equal', async ({
  browser,
  product,
  request,
  openOffice,
}) => {
  const custody = await OfficeWithCustody.open({ browser, product, request }, await openOffice(), 120);
  const phone = await custody.phone();
  await phone.goto('/my-day');
  await expect(bag(phone)).toContainText('£120.00');
  await expectNoAxeViolations(phone);
  await tabTo(phone, phone.getByRole('link', { name: 'Hand over the bag' }));
  await phone.keyboard.press('Enter');
  await tabTo(phone, notes(phone, '50'));
  await phone.keyboard.type('2');
  await phone.keyboard.press('ArrowDown');
  await phone.keyboard.type('1');
  await expect(phone.getByText('£120.00').last()).toBeVisible();
  expect(await fits(phone, 360)).toBe(true);
  await expectNoAxeViolations(phone);
  await phone.keyboard.press('ControlOrMeta+Enter');
  await expect(phone.getByText(/Waits for the count by an office manager of/)).toBeVisible();

  const desk = await custody.desk('OFFICEMANAGER');
  await desk.goto('/cash');
  await expect(desk.getByRole('region', { name: /GBP/ })).toContainText('With collectors');
  await expectNoAxeViolations(desk);
  await tabTo(desk, desk.getByRole('link', { name: 'Handovers' }));
  await desk.keyboard.press('Enter');
  await tabTo(desk, desk.getByRole('link', { name: 'Count it' }));
  await desk.keyboard.press('Enter');
  await tabTo(desk, notes(desk, '50'));
  expect(await desk.getByRole('main').textContent()).not.toContain('120');
  await desk.keyboard.type('2');
  await desk.keyboard.press('Enter');
  await desk.keyboard.type('1');
  await expectNoAxeViolations(desk);
  await desk.keyboard.press('ControlOrMeta+Enter');
  await expect(desk.getByText('Accepted', { exact: true })).toBeVisible();
  await expectNoAxeViolations(desk);
  await desk.goto('/cash');
  await expect(desk.getByRole('region', { name: /GBP/ })).not.toContainText('With collectors');

  await phone.goto('/my-day');
  await expect(phone.getByText('The bag is empty.')).toBeVisible();
});

test('a short count that the collector agrees to opens a case', async ({ browser, product, request, openOffice }) => {
  const custody = await OfficeWithCustody.open({ browser, product, request }, await openOffice(), 120);
  const phone = await custody.phone();
  await offer(phone, 12);
  const desk = await custody.desk('OFFICEMANAGER');
  await count(desk, 11);
  await expect(desk.getByText('Counted differently')).toBeVisible();

  await expect(phone.getByText('Missing:')).toContainText('£10.00');
  expect(await fits(phone, 360)).toBe(true);
  await expectNoAxeViolations(phone);
  await phone.getByRole('button', { name: 'Agree to the count' }).click();
  await expect(phone.getByText('Accepted', { exact: true })).toBeVisible();

  await expect(desk.getByRole('link', { name: 'Case 1 · Missing' })).toBeVisible();
  await desk.getByRole('link', { name: 'Handover note' }).click();
  await expect(desk.getByRole('heading', { name: /^Handover note/, level: 2 })).toBeVisible();
  await desk.goto('/cash');
  await expect(desk.getByRole('region', { name: /GBP/ })).toContainText('Open differences');
});

test('a disputed count is decided by a third person', async ({ browser, product, request, openOffice }) => {
  const custody = await OfficeWithCustody.open({ browser, product, request }, await openOffice(), 120);
  const phone = await custody.phone();
  await offer(phone, 12);
  const desk = await custody.desk('OFFICEMANAGER');
  await count(desk, 11);
  await phone.getByRole('textbox', { name: /^Note/ }).fill('There were twelve notes');
  await phone.getByRole('button', { name: 'Dispute the count' }).click();
  await expect(phone.getByText(/Waits for the final count by a third person/)).toBeVisible();
  await expect(desk.getByText(/Waits for the final count by a third person/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Save the final count' })).toHaveCount(0);

  const third = await custody.desk('ADMIN');
  await third.goto('/cash/handovers');
  await third.getByRole('link', { name: 'Count it as a third person' }).click();
  await notes(third, '10').fill('12');
  await expectNoAxeViolations(third);
  await third.getByRole('button', { name: 'Save the final count' }).click();
  await expect(third.getByText('Recounted', { exact: true })).toBeVisible();
  await expect(phone.getByText('Recounted', { exact: true })).toBeVisible();
  await phone.goto('/my-day');
  await expect(phone.getByText('The bag is empty.')).toBeVisible();
});
