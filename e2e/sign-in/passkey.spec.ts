import { PasskeyOptions } from '@comptoir/api-contract/factors';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { openIn } from '../fixtures/language';
import { looks } from '../fixtures/looks';
import { password, people } from '../fixtures/people';

test.use({ alone: true, environment: { SECOND_STEP: 'OFFICEMANAGER=offered', PASSKEYS: 'on' } });

/** Chromium's own authenticator, which verifies its person and answers without a dialog. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expectNoAxeViolations(page, 'dialog');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Passkey', { exact: true })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  // Loaded on demand: a page left before reports a failed load.
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
}

test('a passkey signs in without a password in one action, and after the password as the second step', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/401 .*api\/login/);
  await withAuthenticator(page);
  await signInAs('OFFICEMANAGER');
  await addPasskey(page);
  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/$/);

  await logOut(page);
  await page.getByLabel('Email').fill(people.OFFICEMANAGER);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/$/);
});

/** Calls the API from the page, as its scripts can. */
function post(page: Page, path: string, body: object): Promise<{ status: number; answer: unknown }> {
  return page.evaluate(
    async ([url, content]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url, { method: 'POST', headers, body: content });
      return { status: response.status, answer: (await response.json()) as unknown };
    },
    [`/api${path}`, JSON.stringify(body)] as const,
  );
}

test('a passkey is refused that answered on a page of another origin', async ({
  page,
  signInAs,
  product,
  pageErrors,
}) => {
  pageErrors.expect(/422 .*api\/login\/passkey/);
  await withAuthenticator(page);
  await signInAs('OFFICEMANAGER');
  await addPasskey(page);
  await logOut(page);
  // A page of an attacker on another port of the same host passes the challenge on.
  const options = PasskeyOptions.parse((await post(page, '/login/passkey', {})).answer);
  await page.route('http://localhost:9/phishing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Comptoir</title>' }),
  );
  await page.goto('http://localhost:9/phishing');
  const credential = await page.evaluate(async (text) => {
    const challenge = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const made = await navigator.credentials.get({
      publicKey: { challenge, rpId: 'localhost', userVerification: 'required' },
    });
    return made instanceof PublicKeyCredential ? JSON.stringify(made.toJSON()) : '';
  }, String(options.options['challenge']));
  await page.goto(`${product.url}/auth/login`);
  const body = { ticket: options.ticket, credential: JSON.parse(credential) as unknown };
  const { status, answer } = await post(page, '/login/passkey/completion', body);
  expect([status, answer]).toEqual([422, expect.objectContaining({ code: 'passkey-wrong' })]);
});

test('the sign-in page with passkeys is accessible in both languages, light and dark, wide and narrow', async ({
  page,
}) => {
  for (const { colorScheme, language, viewport } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await openIn(page, language, '/auth/login');
    await expect(page.getByRole('button', { name: /passkey|مفتاح مرور/ })).toBeVisible();
    await expectNoAxeViolations(page);
  }
});
