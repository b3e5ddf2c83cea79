import type { Page } from '@playwright/test';
import { AgencyForm } from '../agencies/agency-form';
import { expect, test } from '../fixtures';
import { hold } from '../fixtures/hold';
import { toastOf } from '../fixtures/toast';
import { publishBuilt, takeBack, type BuiltFiles } from './broken-version';
import { buildVersion } from './build-version';

const VERSION = '9.4.0';

/** One widget crashes, another has a text and a look of its own; the stylesheet of the one that crashes is new as well. */
function damage(files: BuiltFiles): void {
  files.change(/^__federation_expose_top_collectors\..*\.js$/, (text) =>
    text.replace(/\bWidget:\s*function\s*\(\)\s*\{/, '$&throw new Error("crash in the first render");'),
  );
  files.replace("Today\\'s collections", "Today\\'s collections, again");
  files.replace('Top collectors of', 'Best collectors of');
  files.change(/^__federation_expose_top_collectors\..*\.css$/, (css) => `${css}${outlineAll(css)}`);
  files.change(/^__federation_expose_todays_collections\..*\.css$/, (css) => `${css}${outlineAll(css)}`);
}

function outlineAll(css: string): string {
  const [name] = /\.[\w-]+(?=\{)/.exec(css) ?? [];
  return `${name}{outline:3px solid rgb(1, 2, 3)}`;
}

test('two versions of one remote work beside each other: texts, styles, chunks and data of each stay its own', async ({
  page,
  product,
  signInAs,
  troubles,
}) => {
  test.setTimeout(120_000);
  troubles.expect(/operations/, /crash in the first render/);
  const { remotes } = product.folders;
  await publishBuilt(remotes, VERSION, await buildVersion(VERSION), damage);
  try {
    await signInAs('OFFICEMANAGER');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // What is read again because tests before this one changed it is not what is counted.
    await hold(page, '/events');
    await page.goto('/');
    await expect(toastOf(page)).toContainText('An earlier version is shown');

    await expect(page.getByRole('heading', { name: "Today's collections, again" })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Top collectors of the last 7 days' })).toBeVisible();
    const top = page.getByRole('heading', { name: 'Top collectors of the last 7 days' }).locator('../..');
    await expect(top.getByRole('listitem').first()).toBeVisible();

    expect(await outlined(page, "Today's collections, again")).toBe(true);
    expect(await outlined(page, 'Top collectors of the last 7 days')).toBe(false);

    const chunks = await page.evaluate(() => Object.keys(globalThis).filter((key) => /chunk.*operations/i.test(key)));
    expect(new Set(chunks).size).toBe(2);
    // One cache for both: what the widget of the earlier version reads is asked for once.
    expect(asked.filter((url) => url.includes('/api/users/collectors'))).toHaveLength(1);

    await page.getByRole('link', { name: 'Agencies' }).click();
    await page.getByRole('link', { name: 'Add agency' }).click();
    await expect(new AgencyForm(page).field('Name')).toBeVisible();
    const late = asked.filter((url) => url.includes('/remotes/operations/') && !url.includes(`/${VERSION}/`));
    expect(late.some((url) => /\/\d+\.[0-9a-f]{8}\.js$/.test(url))).toBe(true);
  } finally {
    await takeBack(remotes);
  }
});

/** Whether anything in a card has the look that the new version gave it. */
function outlined(page: Page, heading: string): Promise<boolean> {
  const card = page.getByRole('heading', { name: heading }).locator('../..');
  return card.evaluate((element) =>
    [...element.querySelectorAll('*')].some((each) => getComputedStyle(each).outlineColor === 'rgb(1, 2, 3)'),
  );
}
