import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures';
import { AXE_RULES } from '../fixtures/axe';
import { beginWith } from '../fixtures/browser-storage';
import { everyPage } from '../fixtures/every-page';
import { looks } from '../fixtures/looks';
import { expectSettled } from '../fixtures/settled';

// `npm run test:every-page` opens every page of every role in each look; `npm test` covers some of them.
for (const { colorScheme, language, viewport } of looks) {
  test(`every page, ${colorScheme}, ${language}, ${viewport.width} px wide`, async ({ browser, request, product }) => {
    test.setTimeout(600_000);
    for (const { begin, addresses } of Object.values(await everyPage(request, product))) {
      const context = await browser.newContext({ baseURL: product.url, colorScheme, viewport });
      const page = await context.newPage();
      await beginWith(page, { ...begin, language });
      for (const address of addresses) {
        await page.goto(address);
        await expectSettled(page);
        const { violations } = await new AxeBuilder({ page }).options({ rules: AXE_RULES }).analyze();
        const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
        expect.soft(found, address).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, `${address} scrolls sideways`).toBeLessThanOrEqual(viewport.width);
      }
      await context.close();
    }
  });
}
