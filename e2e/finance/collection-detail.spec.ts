import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { go } from '../fixtures/go';
import { hold } from '../fixtures/hold';
import { toastOf } from '../fixtures/toast';
import { CollectionForm, dayFromNow } from '../collections/collection-form';
import { sampleFile } from '../collections/sample-files';

test('a collected pick-up shows its day in words, agency, collector, both notes and its files', async ({
  page,
  request,
  product,
  signInAs,
}) => {
  const collector = await Api.signIn(request, product.url, 'COLLECTOR');
  const { name } = await collector.me();
  const manager = await signInAs('OFFICEMANAGER');
  const agency = await manager.createAgency();
  const form = new CollectionForm(page);
  await page.goto('/collection-schedules/new');
  await form.type({
    agency: agency.name,
    date: dayFromNow(0),
    collector: name,
    currency: 'EUR',
    amount: '250',
    note: 'Ring twice',
  });
  await page.locator('input[type=file][multiple]').setInputFiles([sampleFile('png'), sampleFile('pdf')]);
  const created = page.waitForResponse((response) => response.url().endsWith('/api/collections'));
  await form.submit();
  const { id }: { id: string } = await (await created).json();
  await expect(toastOf(page)).toContainText('Collection schedule created successfully');
  await expect(page).toHaveURL(/\/collection-schedules$/);

  await go(page, `/money-book/${id}`);
  const fact = (term: string) =>
    page.getByRole('main').getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
  await expect(fact('Date')).toHaveText('N/A');

  await collector.patch(`/collections/${id}`, {
    collectedAmount: 249.99,
    collectionNotes: [{ note: 'A cent was missing' }],
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: `Money Book #${id}` })).toBeVisible();
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Africa/Algiers' }).format(new Date());
  await expect(fact('Date')).toHaveText(today);
  await expect(fact('Amount')).toContainText('€249.99 of €250.00');
  await expect(fact('Amount')).toContainText('Reported issue with balance');
  await expect(fact('Agency')).toContainText(agency.name);
  await expect(fact('Agency')).toContainText('5 rue Larbi Ben M’hidi');
  await expect(fact('Collector')).toContainText(name);
  await expect(page.getByRole('region', { name: 'Admin' })).toContainText('Ring twice');
  await expect(page.getByRole('region', { name: 'Collector' })).toContainText('A cent was missing');

  const files = page.getByRole('list', { name: 'Media' });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expect(files.getByRole('img', { name: 'sample.png' })).toBeVisible();
  await expect(files.getByRole('listitem').filter({ hasText: 'sample.pdf' }).getByRole('img')).toHaveCount(0);
  await files.getByRole('button', { name: 'Enlarge sample.png' }).click();
  const enlarged = page.getByRole('dialog', { name: 'sample.png' });
  await expect(enlarged.getByRole('img', { name: 'sample.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enlarged).toHaveCount(0);
  await expect(files.getByRole('button', { name: 'Enlarge sample.png' })).toBeFocused();
  for (const name of ['sample.pdf', 'sample.png']) {
    const downloading = page.waitForEvent('download');
    await files.getByRole('button', { name: `Download ${name}` }).click();
    expect((await downloading).suggestedFilename()).toBe(name);
  }
});

test('a collection in progress shows so, and the collector can be called', async ({ page, openOffice, signInAs }) => {
  const office = await openOffice();
  const { id } = await office.api.planCollection(office.id);
  await signInAs(await office.person('ADMIN'), office.selection);
  const answer = await hold(page, `/collections/${id}`);
  await page.goto(`/money-book/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status', { name: 'Loading' })).toBeVisible();
  answer();
  await expect(main.getByText('DA\u00A01,000.00')).toBeVisible();
  await expect(main.getByText('Not collected yet')).toBeVisible();
  await expect(main.getByRole('link', { name: '+213 555 01 00 07' })).toHaveAttribute('href', 'tel:+213555010007');
  for (const side of ['Admin', 'Collector']) {
    await expect(main.getByRole('region', { name: side })).toContainText('No notes');
  }
  await expect(main.getByRole('list', { name: 'Media' })).toHaveCount(0);
});
