import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { looks } from '../fixtures/looks';
import { openIn } from '../fixtures/language';
import { password, people } from '../fixtures/people';

test.use({ alone: true, environment: { SECOND_STEP: 'OFFICEMANAGER=offered ADMIN=required:0' } });

/** Code of an app, `steps` of 30 seconds from now: a later one is accepted, an earlier one not again. */
function codeOf(secret: string, steps: number): string {
  const key = Secret.fromBase32(secret.replaceAll(' ', ''));
  return new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * 30_000 });
}

async function enterPassword(page: Page, email: string): Promise<void> {
  if (!page.url().endsWith('/auth/login')) await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
}

const code = (page: Page) => page.getByLabel('Code from the app');
const key = (page: Page) => page.locator('code').first().innerText();

test('an app is added in Settings, asked for at the next sign-in, and replaced by a recovery code', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/401 .*api\/login/);
  await signInAs('OFFICEMANAGER');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = await key(page);
  await code(page).fill(codeOf(secret, -1));
  await expectNoAxeViolations(page, 'dialog');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const first = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().innerText();
  await expectNoAxeViolations(page, 'dialog');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await logOut(page);
  await enterPassword(page, people.OFFICEMANAGER);
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);

  await logOut(page);
  await enterPassword(page, people.OFFICEMANAGER);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(first);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/settings');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
});

test('a role that needs a second step sets it up at the sign-in', async ({ page, pageErrors }) => {
  pageErrors.expect(/401 .*api\/login/);
  await enterPassword(page, people.ADMIN);
  await expect(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible();
  const secret = await key(page);
  await code(page).fill(codeOf(secret, 0));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('people without a second step see none, neither at sign-in nor in Settings', async ({ page, signInAs }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await enterPassword(page, people.SUPERADMIN);
  await expect(page).toHaveURL(/\/$/);
  expect(scripts.filter((url) => url.includes('second-step'))).toEqual([]);
  await signInAs('SUPERADMIN');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  await expect(page.getByText('Signed in', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Two-step sign-in')).toHaveCount(0);
});

test('the step is accessible in both languages, in light and dark, wide and narrow', async ({ page, pageErrors }) => {
  pageErrors.expect(/401 .*api\/login/);
  for (const { colorScheme, language, viewport } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await openIn(page, language, '/auth/login');
    await page.locator('input[type=email]').fill(people.ADMIN);
    await page.locator('input[type=password]').fill(password);
    await page.locator('button[type=submit]').click();
    await expect(page.locator('input[autocomplete=one-time-code]')).toBeVisible();
    await expectNoAxeViolations(page);
  }
});
