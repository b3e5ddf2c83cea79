import { expect, test } from '../fixtures';
import { hold } from '../fixtures/hold';
import { refuse } from '../fixtures/refuse';
import { CollectionForm } from './collection-form';

test('the agencies to choose from are not missing while they load', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  const letGo = await hold(page, '/agencies?**');
  await page.goto('/collection-schedules/new');
  await new CollectionForm(page).agency.click();
  await expect(page.getByText('Loading the agencies...', { exact: true })).toBeVisible();
  await expect(page.getByText('No agencies found')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('agencies and collectors that cannot be read are told in the form, and read again on demand', async ({
  page,
  signInAs,
  troubles,
}) => {
  troubles.expect(/503/);
  await signInAs('OFFICEMANAGER');
  const restored = [await refuse(page, '/agencies?**'), await refuse(page, '/users?**')];
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await expect(page.getByText('The agencies and collectors could not be loaded')).toBeVisible();
  for (const restore of restored) await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The agencies and collectors could not be loaded')).toHaveCount(0);
  await form.type({ collector: 'Amel Cherif' });
  await expect(form.collector).toHaveText('Amel Cherif');
});
