import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { staff } from '../fixtures/people';

for (const role of staff) {
  test(`each figure of the dashboard of an ${role} matches the list that it opens`, async ({
    page,
    signInToOffice,
  }) => {
    const { office, manager } = await signInToOffice(role);
    // Recorded today for another day, so that the cash of today is shown beside the collections of today.
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    const late = await manager.planCollection(office.id, { scheduledCollectionDate: yesterday });
    await manager.patch(`/collections/${late.id}`, { collectedAmount: 1000 });
    await page.goto('/?level=1');
    const lines = page.getByRole('region', { name: 'To do' }).getByRole('link');
    await expect(lines.first()).toBeVisible();
    const counted = await lines.evaluateAll((links) =>
      links.flatMap((link) => {
        const path = link.getAttribute('href') ?? '';
        const count = link.querySelector('strong')?.textContent;
        // Links of named collections have no number.
        return path.startsWith('/collection-schedules') && count !== undefined ? [{ path, count }] : [];
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
        // Late ones have a note behind their number.
        await expect(page.getByText(new RegExp(`^${count} collections?( · .+)?$`))).toBeVisible();
      });
    }
    await go(page, '/');
    await cash.getByRole('link').click();
    await expect(page.getByText(new RegExp(`^${/\d+/.exec(text)?.[0]} collections?$`))).toBeVisible();
    const total = page.getByRole('region', { name: 'Total' });
    for (const amount of amounts) await expect(total).toContainText(`Collected${amount}`);
  });
}
