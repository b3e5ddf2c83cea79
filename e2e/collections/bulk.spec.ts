import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { toastOf } from '../fixtures/toast';
import { dayFromNow } from './collection-form';

test('ticked pick-ups move to another day by keyboard; a collected one stays, ticked, with its reason', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const { api, id: officeId, selection } = await openOffice();
  const agency = await api.createAgency(officeId);
  const collector = await api.createCollector(officeId);
  const plan = { agencyId: agency.id, collectorId: collector.id, officeId };
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) ids.push((await api.createCollection(plan)).id);
  const [latest = '', , first = ''] = ids.toReversed();
  await api.patch(`/collections/${first}`, { collectedAmount: 1000 });
  await signInAs('SUPERADMIN', selection);
  await page.goto('/collection-schedules?from=');

  const box = (id: string) => page.getByRole('checkbox', { name: `Select collection ${id}` });
  await expect(page.getByRole('row')).toHaveCount(ids.length + 1);
  const [top] = await page.getByRole('checkbox', { name: /^Select collection/ }).all();
  await top?.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('3 selected');
  await expect(bar.getByRole('button', { name: 'Assign' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: 'Assign' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Move to another day' });
  await dialog.getByRole('textbox', { name: 'Day' }).fill(dayFromNow(9));
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('2 collections move to this day and keep their times.');
  await expect(dialog).toContainText('1 is not changed: This collection is already collected');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Move 2 collections' }).press('Enter');

  const refusedDialog = page.getByRole('dialog', { name: '1 collection was not changed' });
  await expect(refusedDialog).toContainText(`#${first} This collection is already collected`);
  await expect(toastOf(page)).toContainText('2 collections moved');
  await refusedDialog.getByRole('button', { name: 'Back to the list' }).press('Enter');
  await expect(bar).toContainText('1 selected');
  await expect(box(first)).toBeChecked();
  await expect(box(latest)).not.toBeChecked();
  await expect(page.getByRole('row').filter({ hasText: dayFromNow(9) })).toHaveCount(2);
});
