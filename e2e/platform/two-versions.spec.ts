import type { Page } from '@playwright/test';
import { AgencyForm } from '../agencies/agency-form';
import { expect, test } from '../fixtures';
import { hold } from '../fixtures/hold';
import { toastOf } from '../fixtures/toast';
import { publishBuilt, takeBack, type BuiltFiles } from './broken-version';
import { buildVersion } from './build-version';

const VERSION = '9.4.0';

/** One widget crashes, with a new stylesheet; another has its own text and look. */
function damage(files: BuiltFiles): void {
  files.change(/^widgets\..*\.js$/, (text) =>
    text.replace(
      /\bWidget:\s*function\s*\(\)\s*\{(?=(?:(?!\bWidget:)[^])*?dashboard\.topCollectors)/,
      '$&throw new Error("crash in the first render");',
    ),
  );
  files.replace("Today\\'s collections", "Today\\'s collections, again");
  files.replace('Top collectors of', 'Best collectors of');
  files.change(/^widgets\..*\.css$/, (css) => `${css}${outlineAll(css)}`);
}

function outlineAll(css: string): string {
  const names = css.match(/\.[A-Z_a-z][\w-]*(?=\{)/g) ?? [];
  return `${names.join(',')}{outline:3px solid rgb(1, 2, 3)}`;
}

test('two versions of one remote run side by side with separate texts, styles, chunks and data', async ({
  page,
  product,
  signInAs,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  pageErrors.expect(/operations/, /crash in the first render/);
  const { remotes } = product.folders;
  await publishBuilt(remotes, VERSION, await buildVersion(VERSION), damage);
  try {
    await signInAs('OFFICEMANAGER');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // Without live changes, nothing is read again because of earlier tests.
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
    // One cache for both: the widget of the earlier version shares the read.
    expect(requests.filter((url) => url.includes('/api/users/collectors'))).toHaveLength(1);

    await page.getByRole('link', { name: 'Agencies' }).click();
    await page.getByRole('link', { name: 'Add agency' }).click();
    await expect(new AgencyForm(page).field('Name')).toBeVisible();
    const late = requests.filter((url) => url.includes('/remotes/operations/') && !url.includes(`/${VERSION}/`));
    expect(late.some((url) => /\/\d+\.[0-9a-f]{8}\.js$/.test(url))).toBe(true);
  } finally {
    await takeBack(remotes);
  }
});

function outlined(page: Page, heading: string): Promise<boolean> {
  const card = page.getByRole('heading', { name: heading }).locator('../..');
  return card.evaluate((element) =>
    [...element.querySelectorAll('*')].some((each) => getComputedStyle(each).outlineColor === 'rgb(1, 2, 3)'),
  );
}
