import { expect, type Page } from '@playwright/test';
import { CollectionForm, dayFromNow } from '../collections/collection-form';
import { files, openEditor, picker } from '../collections/media-page';
import { sampleFile } from '../collections/sample-files';
import { TradeForm } from '../finance/trade-form';
import { toastOf } from '../fixtures/toast';
import { wordsOf } from '../stories/words';
import { boss } from './outside';

const operations = (key: string) => wordsOf('en')('mfe-operations', key);

export async function signIn(page: Page, email: string, password: string = boss.password): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Agencies' })).toBeVisible();
}

/** Protocol between browser and nginx; `h2` for HTTP/2. */
export function protocolOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? entry.nextHopProtocol : '';
  });
}

/** Plans a collection of 250 dinars for tomorrow, with a picture in the storage. */
export async function planWithPhoto(page: Page, agency: string, collector: string): Promise<void> {
  const form = new CollectionForm(page);
  await page.goto('/collection-schedules/new');
  await form.type({ agency, date: dayFromNow(1), collector, currency: 'DZD', amount: '250' });
  await picker(page).setInputFiles([sampleFile('png')]);
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule created successfully');
  await openEditor(page, agency);
  await expect(files(page).getByRole('link', { name: 'sample.png', exact: true })).toBeVisible();
}

export async function record(page: Page, agency: string): Promise<void> {
  await page.goto(`/collection-schedules?search=${encodeURIComponent(agency)}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Record/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: operations('record.submit'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Trades 10 dollars for dinars at 134.5. */
export async function trade(page: Page): Promise<void> {
  const form = new TradeForm(page);
  await form.open();
  await form.type('10', '134.5');
  await form.submit.click();
  await expect(toastOf(page)).toContainText('Trade created successfully');
}
