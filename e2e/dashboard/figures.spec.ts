import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { staff } from '../fixtures/people';

for (const role of staff) {
  test(`each figure of the dashboard of an ${role} matches the list that it opens`, async ({
    page,
    signInToOffice,
  }) => {
    await signInToOffice(role);
    await page.goto('/?level=1');
    const lines = page.getByRole('region', { name: 'To do' }).getByRole('link');
    await expect(lines.first()).toBeVisible();
    const counted = await lines.evaluateAll((links) =>
      links.flatMap((link) => {
        const path = link.getAttribute('href') ?? '';
        const count = link.querySelector('strong')?.textContent;
        return path.startsWith('/collection-schedules') ? [{ path, count }] : [];
      }),
    );
    expect(counted.length).toBeGreaterThanOrEqual(5);

    const cash = page.getByRole('link', { name: /^Cash today/ }).locator('..');
    const text = await cash.innerText();
    const amounts = text.match(/(?:DA|[$€£¥])\s?[\d,]+\.\d\d/gu) ?? [];
    expect(amounts.length).toBeGreaterThan(0);

    for (const { path, count } of counted) {
      await test.step(path, async () => {
        await go(page, path);
        await expect(page.getByText(new RegExp(`^${count} collections?$`))).toBeVisible();
      });
    }
    await go(page, '/');
    await cash.getByRole('link').click();
    await expect(page.getByText(new RegExp(`^${/\d+/.exec(text)?.[0]} collections?$`))).toBeVisible();
    const total = page.getByRole('region', { name: 'Total' });
    for (const amount of amounts) await expect(total).toContainText(`Collected${amount}`);
  });
}
