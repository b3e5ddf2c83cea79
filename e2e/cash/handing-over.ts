import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Field for the number of a note in pounds. */
export function notes(page: Page | Locator, value: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`Number of .*\\b${value}\\b`) });
}

/** The collector offers some ten-pound notes from the end of the day. */
export async function offer(phone: Page, count: number): Promise<void> {
  await phone.goto('/my-day');
  await phone.getByRole('link', { name: 'Hand over the bag' }).click();
  await notes(phone, '10').fill(String(count));
  await phone.getByRole('button', { name: 'Offer to the office' }).click();
  await expect(phone.getByText(/Waits for the count by an office manager of/)).toBeVisible();
}

/** The manager opens the first waiting handover and counts it. */
export async function count(desk: Page, found: number): Promise<void> {
  await desk.goto('/cash/handovers');
  await desk.getByRole('link', { name: 'Count it' }).click();
  await expect(desk.getByRole('heading', { name: 'Count the cash' })).toBeVisible();
  await notes(desk, '10').fill(String(found));
  await desk.getByRole('button', { name: 'Save the count' }).click();
}
