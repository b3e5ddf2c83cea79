import { expect, test } from '../fixtures';

test('a printed list lies across on each sheet, with no sheet before or after it', async ({ page, signInToOffice }) => {
  await signInToOffice('SUPERADMIN');
  await page.goto('/money-book?from=2020-01-01&trade=true');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const sheets = sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  // The first 100 rows, at least 15 on each sheet.
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.length).toBeLessThanOrEqual(7);
  expect(sheets.filter(({ width, height }) => width < height)).toEqual([]);
});

function sheetsOf(pdf: Buffer): { width: number; height: number }[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => ({ width: Number(width), height: Number(height) }));
}
