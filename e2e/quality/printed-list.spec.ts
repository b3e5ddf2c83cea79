import { expect, test } from '../fixtures';

const ROWS = 60;

test('a printed list lies across on each sheet, with no sheet before or after it', async ({
  page,
  openOffice,
  signInAs,
}) => {
  // A book of its own: what other tests write into one may take several lines.
  const office = await openOffice();
  for (let row = 0; row < ROWS; row += 1) await office.book(100 + row, 'GBP', 'Float');
  await signInAs('SUPERADMIN', office.selection);
  await page.goto('/money-book');
  await expect(page.getByText('60 entries')).toBeVisible();
  const sheets = sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  // At least 15 rows on each sheet.
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.length).toBeLessThanOrEqual(ROWS / 15);
  expect(sheets.filter(({ width, height }) => width < height)).toEqual([]);
});

function sheetsOf(pdf: Buffer): { width: number; height: number }[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => ({ width: Number(width), height: Number(height) }));
}
