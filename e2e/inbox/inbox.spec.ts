import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { expectNoAxeViolations } from '../fixtures/axe';

test("an issue reported by a collector raises the manager's count without a reload, opens its record, and is resolved", async ({
  page,
  product,
  request,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice();
  const collector = await Api.signIn(request, product.url, await office.person('COLLECTOR'));
  const { id: collectorId } = await collector.me();
  const { id: agencyId } = await office.api.createAgency(office.id);
  const { id } = await office.api.createCollection({ officeId: office.id, agencyId, collectorId });
  await signInAs(await office.person('OFFICEMANAGER'));
  await page.goto('/inbox');
  await expect(page.getByText('Your inbox is empty')).toBeVisible();
  await expectNoAxeViolations(page);

  const inbox = page.getByRole('banner').getByRole('link', { name: /^Inbox/ });
  await expect(inbox).toHaveText('Inbox');
  await collector.patch(`/collections/${id}`, {
    status: 'UNCOLLECTED_WITH_ISSUES',
    collectionNotes: [{ note: 'The door was shut' }],
  });
  await expect(inbox).toHaveText('Inbox1');
  const item = page.getByRole('listitem').filter({ hasText: 'Issue reported' });
  await expect(item).toContainText('The door was shut');
  await expectNoAxeViolations(page);
  await item.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/collection-schedules/${id}$`));

  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(item).toBeVisible();
  await page.keyboard.press('j');
  await expect(item.getByRole('link')).toBeFocused();
  await page.keyboard.press('e');
  await expect(item).toBeHidden();
  await expect(inbox).toHaveText('Inbox');
});
