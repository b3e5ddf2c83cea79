import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const TIMES = 50;
const areas = ['Agencies', 'Collectors', 'Exchange', 'Suppliers'];

interface Measured {
  heap: number;
  listeners: number;
  nodes: number;
}

for (const area of areas) {
  test(`opening and leaving ${area} ${TIMES} times leaves nothing behind`, async ({ page, signInAs }) => {
    test.setTimeout(300_000);
    await signInAs('OFFICEMANAGER');
    await page.goto('/settings');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    // What is loaded once is loaded now, and caches are as full as they get.
    await openAndLeave(page, area, 10);
    const before = await measure(devtools);
    await openAndLeave(page, area, TIMES);
    const after = await measure(devtools);
    expect(after.heap).toBeLessThan(before.heap * 1.1);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
  });
}

async function openAndLeave(page: Page, area: string, times: number): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  for (let time = 0; time < times; time += 1) {
    await navigation.getByRole('link', { name: area, exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(area);
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Settings');
  }
}

async function measure(devtools: CDPSession): Promise<Measured> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: value('Nodes') };
}
