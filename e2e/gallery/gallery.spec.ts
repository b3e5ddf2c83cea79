import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import { beginWith } from '../fixtures/browser-storage';
import { looks } from '../fixtures/looks';

// Screenshots of the gallery (`npm run gallery`) from a development build of a remote, written to `results`.
const remote = path.resolve(import.meta.dirname, '../../mfe-administration');
const address = 'http://gallery.example';
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comptoir-gallery-'));
  execFileSync(path.join(remote, 'node_modules/.bin/rspack'), ['build', '-o', folder], {
    cwd: remote,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'ignore',
  });
});

test.afterAll(() => rmSync(folder, { recursive: true }));

for (const { colorScheme, language, viewport } of looks) {
  test(`every control, ${colorScheme}, ${language}, ${viewport.width} px`, async ({ page }, info) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, language);
    await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible();
    await showFocus(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await expectNoAxeViolations(page);
    await page.screenshot({ path: info.outputPath('controls.png'), fullPage: true, animations: 'disabled' });

    for (const [opener, opened] of [
      ['Actions', 'menu'],
      ['Collector', 'listbox'],
      ['Agency', 'listbox'],
      ['Open a dialog', 'dialog'],
      ['Ask a question', 'alertdialog'],
    ] as const) {
      const control = page
        .locator('button[aria-haspopup]:enabled')
        .and(page.getByLabel(opener).or(page.getByText(opener)));
      await control.first().click();
      await expect(page.getByRole(opened)).toBeVisible();
      await expectNoAxeViolations(page, '[popover], dialog[open]');
      await page.screenshot({ path: info.outputPath(`${opener}.png`), animations: 'disabled' });
      await page.keyboard.press('Escape');
      await expect(page.getByRole(opened)).toHaveCount(0);
    }
  });
}

async function open(page: Page, language: string) {
  await page.route(`${address}/**`, (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    return route.fulfill({ path: path.extname(file) && existsSync(file) ? file : path.join(folder, 'index.html') });
  });
  await beginWith(page, { language });
  await page.goto(`${address}/gallery`);
}

async function showFocus(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const selector = '[data-focus] :is(a, button, input, textarea)';
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['focus', 'focus-visible'] });
  }
}
