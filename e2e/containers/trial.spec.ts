import { request as playwrightRequest } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { files } from '../collections/media-page';
import { Api } from '../fixtures/api';
import { decodeQuotedPrintable } from '../fixtures/mail';
import { addressOf, password } from '../fixtures/people';
import { Deployment } from './deployment';
import { planWithPhoto, signIn } from './managers-day';
import { timed } from './print';

/** Addresses of compose.trial.yml. */
const PRODUCT = 'http://localhost:4300';
const MAILS = 'http://localhost:8025';

test('the trial has demo data, storage for a photo, and a page of its mails', async ({ browser }) => {
  test.setTimeout(40 * 60_000);
  const deployment = await Deployment.prepareTrial();
  const request = await playwrightRequest.newContext();
  try {
    await timed('start of the trial', async () => {
      await deployment.compose('up', '-d', '--build');
      await deployment.untilHealthy(['storage', 'database', 'api-1', 'api-2', 'page-1', 'page-2', 'web-1']);
    });

    const page = await browser.newPage({ baseURL: PRODUCT });
    await signIn(page, addressOf('OFFICEMANAGER'), password);
    const manager = await Api.signIn(request, PRODUCT, 'OFFICEMANAGER');
    const office = await manager.office('DZ');
    const agency = await manager.createAgency(office.id);
    await planWithPhoto(page, agency.name, 'Amel Cherif');
    const photo = await files(page).getByRole('link', { name: 'sample.png', exact: true }).getAttribute('href');
    const stored = await request.get(new URL(photo ?? '', PRODUCT).href);
    expect([stored.status(), stored.headers()['content-type'], stored.url()]).toEqual([
      200,
      'image/png',
      expect.stringMatching(/^http:\/\/localhost:9000\/media\//),
    ]);
    await page.close();

    const admin = await Api.signIn(request, PRODUCT, 'SUPERADMIN');
    const email = 'guest-of-the-trial@comptoir.example';
    await admin.invite({ name: 'Guest', email, phone: '+213 555 01 00 07', role: 'COLLECTOR', officeId: office.id });
    const mails = async () => {
      const sent: string[] = await (await request.get(MAILS)).json();
      return sent.map(decodeQuotedPrintable).filter((mail) => mail.includes(`<${email}>`));
    };
    await expect.poll(mails, { timeout: 60_000 }).toEqual([expect.stringContaining(`${PRODUCT}/auth/`)]);
  } finally {
    await request.dispose();
    await deployment.remove();
  }
});
