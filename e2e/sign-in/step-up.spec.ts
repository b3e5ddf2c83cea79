import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { password } from '../fixtures/people';

test.use({ alone: true, environment: { SECOND_STEP: 'OFFICEMANAGER=offered', PASSKEYS: 'on' } });

test('a confirmation in the middle of a form keeps its input, and sends the same submission again', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/403 .*api\/factors/);
  await signInAs('OFFICEMANAGER');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = Secret.fromBase32((await page.locator('dialog code').first().innerText()).replaceAll(' ', ''));
  const codeOf = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  await page.getByLabel('Code from the app').fill(codeOf(-1));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();

  const keys: (string | undefined)[] = [];
  await page.route('**/api/factors/passkeys/beginning', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const body = { statusCode: 403, error: 'Forbidden', message: 'Confirm that it is you.', code: 'step-up' };
    if (keys.length === 1) await route.fulfill({ status: 403, json: body });
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByLabel('Code from the app')).toBeFocused();
  await expectNoAxeViolations(page, 'dialog[open]');
  const beginning = page.waitForResponse((response) => response.url().endsWith('/passkeys/beginning') && response.ok());
  await page.keyboard.type(codeOf(1));
  await page.keyboard.press('Enter');
  await beginning;
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});
