import { expect, test } from '../fixtures';
import { tabTo } from '../fixtures/tab-to';
import { toastOf } from '../fixtures/toast';
import { TradeForm } from './trade-form';

test('the keyboard alone makes a trade', async ({ page, signInAs }) => {
  const { keyboard } = page;
  await signInAs('OFFICEMANAGER');
  await page.goto('/exchange');
  await tabTo(page, page.getByRole('link', { name: 'Make Trade' }));
  await keyboard.press('Enter');
  const form = new TradeForm(page);
  await tabTo(page, form.field('Amount'));
  await keyboard.type('5.25');
  await tabTo(page, form.field('Rate'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('0.92');
  await tabTo(page, form.currency('Destination currency'));
  await keyboard.press('Enter');
  await keyboard.type('e');
  await keyboard.press('Enter');
  await expect(form.currency('Destination currency')).toHaveText(/EUR/);
  await expect(form.field('Converted amount')).toHaveValue('€4.83');
  await tabTo(page, form.submit);
  await keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Trade created successfully');
});
