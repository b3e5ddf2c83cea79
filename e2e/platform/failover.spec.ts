import { folderStore } from '@comptoir/remote-registry';
import type { Page } from '@playwright/test';
import { AgencyForm } from '../agencies/agency-form';
import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { untilShown } from '../fixtures/until-shown';
import { publishDamaged, takeBack } from './broken-version';
import { damages, type Damage } from './damages';
import { whileDamaged } from './while-damaged';

/**
 * Tolerance in milliseconds beyond the deadline and the loading time of the sound version. half-filled-form.spec.ts
 * checks a plain limit of a second, without a page load.
 */
const TOLERANCE_MS = 1000;

for (const where of ['list', 'form'] as const) {
  const own = damages.filter((damage) => damage.where === where);

  test(`with any failure in the ${where} of a version the area works from the one before, and the input stays`, async ({
    page,
    product,
    signInAs,
    pageErrors,
  }) => {
    test.setTimeout(own.length * 20_000);
    await signInAs('OFFICEMANAGER');
    // A warm-up caches the files of the sound version, as in each step.
    await timeUntilShown(page, where);
    const sound = await timeUntilShown(page, where);
    const wholePage = await page.evaluate(() => performance.now());
    expect(pageErrors.endStep()).toEqual([]);

    for (const damage of own) {
      await test.step(`a version ${damage.name}`, async () => {
        pageErrors.expect(
          /operations/,
          /404/,
          /integrity/,
          /crash in the first render|broken while/,
          /^uncaught: (SyntaxError|$)/,
        );
        await whileDamaged({ page, product }, damage, async ({ failures }) => {
          const damaged = await timeUntilShown(page, where);
          // Scales with the machine: a second version is a second page to load.
          expect(damaged - sound).toBeLessThan(TOLERANCE_MS + damage.deadline + wholePage);

          await expect.poll(() => failures.map(({ code }) => code)).toEqual([damage.code]);
          await expect(toastOf(page)).toContainText('An earlier version is shown');
          await expect.poll(() => page.evaluate(() => 'stolen' in globalThis)).toBe(false);
          await fillAndKeep(page);
        });
      });
    }
  });
}

test('with every version broken the rest works, and the area names the failed version, the reason and the page about it', async ({
  page,
  product,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/operations/, /404/, /broken/);
  const { remotes } = product.folders;
  const before = (await folderStore(remotes).read()).remotes['operations']?.live;
  const crash = damages.find(({ name }) => name === 'that crashes in its first render');
  const versions = ['9.1.0', '9.1.1', '9.1.2'];
  for (const version of versions)
    await publishDamaged(remotes, version, version === '9.1.0' ? crash?.build : undefined);
  try {
    await signInAs('OFFICEMANAGER');
    await page.goto('/agencies');
    await expect(page.getByText('This part of Comptoir is not available')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('9.1.2');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  } finally {
    for (const _version of versions) await takeBack(remotes);
    expect((await folderStore(remotes).read()).remotes['operations']?.live).toBe(before);
  }
});

/** From the first step towards the damaged part until it is usable. */
async function timeUntilShown(page: Page, where: Damage['where']): Promise<number> {
  // A neutral page, because the dashboard would detect the failure first.
  await page.goto('/config.json');
  const start = performance.now();
  await page.goto('/agencies', { waitUntil: 'commit' });
  await untilShown(page.getByRole('table', { name: 'Agencies' }));
  if (where === 'list') return performance.now() - start;
  const click = performance.now();
  await page.getByRole('link', { name: 'Add agency' }).click();
  const form = new AgencyForm(page);
  await untilShown(form.field('Name'));
  return performance.now() - click;
}

async function fillAndKeep(page: Page): Promise<void> {
  const form = new AgencyForm(page);
  if (!page.url().endsWith('/new')) await page.getByRole('link', { name: 'Add agency' }).click();
  await form.type({ name: 'Half a name', city: 'Oran' });
  await expect(form.field('Name')).toHaveValue('Half a name');
}
