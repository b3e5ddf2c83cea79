import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { go } from '../fixtures/go';

test('a new office shows its first steps, ticks completed ones, and hides them when all are done', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice();
  await signInAs('SUPERADMIN', office.selection);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Set up this office' });
  await expect(card.getByRole('link')).toHaveText([
    'Add an agency',
    'Invite a collector',
    'Book the opening float',
    'Plan a collection',
  ]);
  await expectNoAxeViolations(page);
  await card.getByRole('link', { name: 'Add an agency' }).click();
  await expect(page).toHaveURL(/\/agencies\/new$/);
  await expect(card).toBeHidden();
  const agency = await office.api.createAgency(office.id);

  await go(page, '/');
  await expect(card.getByRole('listitem').first()).toHaveText('Done: Add an agency');
  await card.getByRole('link', { name: 'Book the opening float' }).click();
  await expect(page.getByRole('dialog', { name: 'Add float' })).toBeVisible();
  await go(page, '/');
  await card.getByRole('link', { name: 'Invite a collector' }).click();
  await expect(page).toHaveURL(/\/collectors\/new$/);
  await expect(card).toBeHidden();
  const collector = await office.api.createCollector(office.id);
  await office.book(500, 'GBP', 'Opening float');
  await go(page, '/');
  await expect(card.getByRole('link')).toHaveText(['Plan a collection']);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/collection-schedules\/new$/);
  await expect(card).toBeHidden();
  const parties = { agencyId: agency.id, collectorId: collector.id, officeId: office.id };
  await office.api.createCollection({ ...parties, currency: 'GBP' });
  await go(page, '/');
  await expect(page.getByRole('region', { name: 'To do' }).getByText('Nothing to do now')).toBeVisible();
  await expect(card).toBeHidden();
});
