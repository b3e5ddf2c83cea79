import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { folderStore, publish } from '@comptoir/remote-registry';
import type { Browser, BrowserContext } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { AgencyForm } from '../agencies/agency-form';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { beginWith } from '../fixtures/browser-storage';
import { toastOf } from '../fixtures/toast';
import { copyLive } from './broken-version';
import { FURTHER_PART, laterDamages } from './damages';

const VERSION = '9.7.0';
const WITHIN_MS = 60_000;
/** Evenly spread over the roll-out range, so that a tenth of the people is a tenth of the places. */
const PLACES = Array.from({ length: 40 }, (_, index) => index * 250);

// Publishes a higher version than other tests.
test.use({ alone: true });

test('a version that crashes for a tenth of the people is demoted for all, and no form is lost', async ({
  browser,
  product,
  openOffice,
  request,
}) => {
  test.setTimeout(4 * WITHIN_MS);
  const { remotes } = product.folders;
  const crash = laterDamages.find(({ name }) => name === 'that crashes while a form is filled in');
  const { folder } = await copyLive(remotes, VERSION, crash?.build);
  await publish(folderStore(remotes), folder, { by: 'e2e', audience: { share: 10 } });
  await rm(folder, { recursive: true });

  const contexts = await Promise.all(PLACES.map((place) => contextAt(browser, product.url, place)));
  const isOffered = async (context: BrowserContext) => {
    const page = await context.request.get(`${product.url}/agencies/new`);
    return (await page.text()).includes(VERSION);
  };
  const offered = await Promise.all(contexts.map(isOffered));
  const chosen = contexts.filter((_, index) => offered[index]);
  const others = contexts.filter((_, index) => !offered[index]);
  expect([chosen.length, others.length]).toEqual([4, 36]);

  const office = await openOffice();
  const people = [await Api.signIn(request, product.url, 'OFFICEMANAGER')];
  while (people.length < chosen.length) people.push(await office.apiOf('OFFICEMANAGER'));
  const startedAt = Date.now();
  const crashed = chosen.map(async (context, index) => {
    const { page, form } = await halfFilled(context, product.url, people[index]?.token ?? '');
    await page.evaluate((part) => dispatchEvent(new Event(part)), FURTHER_PART);
    await expect(toastOf(page)).toContainText('An earlier version is shown', { timeout: WITHIN_MS });
    await expect(form.field('Name')).toHaveValue('Half a name');
  });
  const uncrashed = others.slice(0, 2).map((context) => halfFilled(context, product.url, people[0]?.token ?? ''));
  await Promise.all([...crashed, ...uncrashed]);

  const decision = async () => {
    const decisions: RemoteDecision[] = await (await request.get(`${product.url}/api/remote-decisions`)).json();
    return decisions.find(({ version }) => version === VERSION);
  };
  await expect.poll(decision, { timeout: WITHIN_MS }).toMatchObject({ remote: 'operations', decision: 'demoted' });
  expect(Date.parse((await decision())?.at ?? '') - startedAt).toBeLessThan(WITHIN_MS);
  await expect
    .poll(async () => (await Promise.all(contexts.map(isOffered))).filter(Boolean), { timeout: WITHIN_MS })
    .toEqual([]);

  for (const filled of uncrashed) {
    const { page, form } = await filled;
    await expect(form.field('Name')).toHaveValue('Half a name');
    await expect(page.getByText('An earlier version is shown')).toBeHidden();
  }
  const superadmin = await Api.signIn(request, product.url, 'SUPERADMIN');
  const reason: unknown = expect.stringMatching(/for [34] people in a minute/);
  expect(await superadmin.get('/audit?entity=remote&id=operations')).toContainEqual(
    expect.objectContaining({ user: null, after: { release: VERSION, decision: 'demoted', reason } }),
  );
  await Promise.all(contexts.map((context) => context.close()));
});

/** A browser at a place in the roll-out, set by the cookie of the shell. */
async function contextAt(browser: Browser, url: string, place: number): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'comptoir.cohort', value: `${place}.OFFICEMANAGER...00000000`, url }]);
  return context;
}

async function halfFilled(context: BrowserContext, url: string, token: string) {
  const page = await context.newPage();
  await beginWith(page, { userToken: token });
  await page.goto(`${url}/agencies/new`);
  const form = new AgencyForm(page);
  await form.type({ name: 'Half a name' });
  return { page, form };
}
