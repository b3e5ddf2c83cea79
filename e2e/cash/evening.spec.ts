import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { count, notes, offer } from './handing-over';
import { collect, OfficeWithCustody } from './two-people';

const Days = z.array(z.object({ day: z.string(), state: z.string(), entries: z.number() }));

test('two collectors come back, one short; the cash reaches vault and bank, and the day closes', async ({
  browser,
  product,
  request,
  openOffice,
}) => {
  // Five browsers of four people.
  test.slow();
  const custody = await OfficeWithCustody.open({ browser, product, request }, await openOffice({ GBP: 1000 }), 120);
  const { office, round } = custody;
  const desk = await custody.desk('OFFICEMANAGER');
  const third = await custody.desk('ADMIN');

  await test.step('the first bag is equal', async () => {
    await offer(await custody.phone(), 12);
    await count(desk, 12);
    await expect(desk.getByText('Accepted', { exact: true })).toBeVisible();
  });

  await test.step('the second one is short, is disputed, and is counted by a third person', async () => {
    const phone = await custody.phone(await custody.anotherRound(120));
    await offer(phone, 12);
    await count(desk, 11);
    await phone.getByRole('button', { name: 'Dispute the count' }).click();
    await third.goto('/cash/handovers');
    await third.getByRole('link', { name: 'Count it as a third person' }).click();
    await notes(third, '10').fill('11');
    await third.getByRole('button', { name: 'Save the final count' }).click();
    await third.getByRole('link', { name: 'Case 1' }).click();
    await expect(third.getByRole('main')).toContainText('£10.00');
    await expectNoAxeViolations(third);
    await phone.goto('/my-day');
    await phone.getByRole('link', { name: 'My differences' }).click();
    await expect(phone.getByRole('main')).toContainText('£10.00');
  });

  await test.step('the vault takes notes, and a sealed bag leaves it for the bank', async () => {
    await give(desk, 'Till to the vault', '50', '10');
    await third.goto('/cash/handovers');
    await third.getByRole('link', { name: 'Count it' }).click();
    await notes(third, '50').fill('10');
    await third.getByRole('button', { name: 'Save the count' }).click();
    await expect(third.getByText('Accepted', { exact: true })).toBeVisible();
    await give(desk, 'Deposit at the bank', '50', '8', { source: 'Vault', seal: 'GB 4711' });
    await desk.goto('/cash');
    await expect(desk.getByRole('region', { name: /GBP/ })).toContainText('£400.00');
  });

  await test.step('the day closes with a bag that is counted tomorrow', async () => {
    await collect(round, 30);
    await offer(await custody.phone(), 3);
    await desk.goto('/cash/days');
    await desk.getByRole('link', { name: 'Count and close the day' }).click();
    const till = desk.getByRole('region', { name: /Count the till/ });
    await notes(till, '10').fill('73');
    await till.getByRole('button', { name: 'Save the count' }).click();
    const vault = desk.getByRole('region', { name: /Count the vault/ });
    await notes(vault, '50').fill('2');
    await vault.getByRole('button', { name: 'Save the count' }).click();
    await desk.getByRole('button', { name: 'Postpone' }).click();
    await desk.getByRole('textbox', { name: /^Reason/ }).fill('The bag is in the safe');
    await desk.getByRole('button', { name: 'Close the day' }).click();
    await expect(desk.getByRole('region', { name: 'Reports' })).toBeVisible();
    await expectNoAxeViolations(desk);
  });

  await test.step('a pick-up that arrives later is of the next day', async () => {
    await collect(round, 20);
    const days = Days.parse(await office.api.get(`/days?officeId=${office.id}`));
    expect(days).toMatchObject([{ state: 'OPEN', entries: 1 }, { state: 'CLOSED' }]);
    await desk.goto('/cash/days');
    await expect(desk.getByRole('main').getByText('Open', { exact: true })).toBeVisible();
  });
});

/** The manager offers cash on the page of the office. */
async function give(
  desk: Page,
  way: string,
  note: string,
  number: string,
  { source, seal }: { source?: string; seal?: string } = {},
): Promise<void> {
  await desk.goto('/cash/handovers/new');
  await choose(desk, 'From and to', way);
  if (source !== undefined) await choose(desk, 'Taken from', source);
  if (seal !== undefined) await desk.getByRole('textbox', { name: /seal/ }).fill(seal);
  await notes(desk, note).fill(number);
  await desk.getByRole('button', { name: 'Offer the handover' }).click();
  await expect(desk).toHaveURL(/\/cash\/handovers\/[0-9a-f-]{36}$/);
}

async function choose(desk: Page, field: string, option: string): Promise<void> {
  await desk.getByRole('combobox', { name: field }).click();
  await desk.getByRole('option', { name: option }).click();
}
