import { CLIENT, startOpenIdProvider, type OpenIdProvider } from '../../api-server/test/openid-provider';
import { expect, test as base } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { openIn } from '../fixtures/language';
import { looks } from '../fixtures/looks';
import { people } from '../fixtures/people';

const test = base.extend<{ provider: OpenIdProvider }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  provider: async ({}, use) => {
    const provider = await startOpenIdProvider();
    await use(provider);
    await provider.close();
  },
  environment: async ({ provider }, use) =>
    use({
      SSO_NAME: 'Contoso',
      SSO_ISSUER: provider.issuer,
      SSO_CLIENT_ID: CLIENT.id,
      SSO_CLIENT_SECRET: CLIENT.secret,
      SSO_LINK_EMAIL: 'on',
    }),
});
test.use({ alone: true });

test('a person signs in through the provider, signs out there, and is refused in the language of the page', async ({
  page,
  product,
  provider,
  pageErrors,
}) => {
  // The page of the provider asks for a font of Google, and is blank until the network refuses it.
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort());
  pageErrors.expect(/403 .*api\/login\/sso/, /fonts\.googleapis\.com/);
  provider.productUrl = product.url;
  await provider.rotate();
  provider.person = { sub: '1', email: people.OFFICEMANAGER, email_verified: true };
  await page.goto('/agencies');
  await page.getByRole('link', { name: 'Sign in with Contoso' }).click();
  await expect(page).toHaveURL(/\/agencies$/);
  await expect(page.getByRole('heading', { name: 'Agencies' })).toBeVisible();

  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);

  provider.person = { sub: '2', email: 'stranger@comptoir.example', email_verified: true };
  for (const { colorScheme, language, viewport } of looks.slice(2)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await openIn(page, language, '/auth/login');
    await page.getByRole('link', { name: /Contoso/ }).click();
    await expect(page.getByRole('alert')).toContainText(/There is no account for you here|ليس لديك حساب هنا/);
    await expectNoAxeViolations(page);
  }
});
