import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { AgencyForm } from './agency-form';

test('the map and its captions do not overlap, and a changed address is geocoded again', async ({ page, signInAs }) => {
  const api = await signInAs('OFFICEMANAGER');
  const agency = await api.createAgency();
  await page.goto(`/agencies/${agency.id}`);
  await expect(page.getByRole('heading', { name: 'Edit Agency' })).toBeVisible();

  await test.step('map and captions do not overlap, also on a phone', async () => {
    const parts = [
      page.getByRole('application', { name: /^Pin of/ }),
      page.getByText('Approximate (city)').locator('..'),
      page.getByRole('button', { name: 'Zoom in' }),
      page.getByRole('link', { name: 'GeoNames' }),
    ];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of parts) await expect(part).toBeVisible();
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      for (const [index, box] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other), `${width} px`).toBe(0);
      }
    }
  });

  await test.step('a changed address is geocoded again', async () => {
    const form = new AgencyForm(page);
    await expect(form.map(agency.name)).toBeVisible();
    await form.type({ city: 'Oran', postalCode: '31000' });
    await form.submit();
    await expect(toastOf(page)).toContainText('Agency updated successfully');
    const { lat, lon } = await api.position(agency.id);
    expect(lat).toBeCloseTo(35.7, 0);
    expect(lon).toBeCloseTo(-0.6, 0);
  });
});

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

/** Overlap of two boxes in square pixels; NaN when one of them is not shown. */
function overlap(one: Box, other: Box): number {
  if (!one || !other) return Number.NaN;
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
