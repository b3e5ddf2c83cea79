import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openAtRest } from '../fixtures/at-rest';
import type { Role } from '../fixtures/people';
import { toastRegion } from '../fixtures/toast';
import { leftoversOf, watchLeftovers } from './leftovers';
import { liveRemotes } from './live-remotes';

const TIMES = 50;
/** Allowed growth of the heap: one and a half times that of the area that grows most. */
const HEAP_BYTES = 480_000;

type Area = ReturnType<typeof liveRemotes>[number]['descriptor']['areas'][number];

const areas = liveRemotes().flatMap(({ descriptor }) => descriptor.areas);

/** A page of the shell without any remote. */
const ELSEWHERE = { path: '/nothing-here', title: 'Page not found' };

/** A SUPERADMIN opens an area, or else the first of its roles. */
const roleOf = ({ roles }: Area): Role =>
  roles === undefined || roles.includes('SUPERADMIN') ? 'SUPERADMIN' : (roles[0] ?? 'SUPERADMIN');

for (const role of new Set(areas.map(roleOf))) {
  const own = areas.filter((area) => roleOf(area) === role);
  const names = own.map(({ title }) => title.en).join(', ');

  test(`opening and leaving ${TIMES} times leaves nothing behind: ${names}`, async ({ page, signInAs }) => {
    test.setTimeout(180_000 + own.length * 30_000);
    const api = await signInAs(role);
    const { id } = await api.office('DZ');
    await signInAs(role, { country: 'DZ', office: id });
    await watchLeftovers(page);
    await openAtRest(page, ELSEWHERE.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ELSEWHERE.title);
    // The region is loaded after the first page and adds its listeners then.
    await expect(toastRegion(page)).toBeAttached();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    for (const { path, title } of own) {
      await test.step(title.en, async () => {
        await page.evaluate((address) => history.pushState(null, '', address), path);
        await page.goBack();
        await openAndLeave(page, title.en, 10);
        await expect(async () => {
          await expectNothingLeft(page, devtools, title.en);
        }, 'what comes once, however late, comes once; a leak leaves something each time').toPass({ timeout: 150_000 });
      });
    }
  });
}

async function expectNothingLeft(page: Page, devtools: CDPSession, title: string): Promise<void> {
  const before = await measure(devtools);
  const open = await leftoversOf(page);
  await openAndLeave(page, title, TIMES);
  // Retries: timers and the garbage collector may still be pending, a leak stays.
  await expect(async () => {
    const after = await measure(devtools);
    expect(after.heap).toBeLessThan(before.heap + HEAP_BYTES);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    // React may keep one page that was left; a leak keeps a node of each.
    expect(after.nodes).toBeLessThan(before.nodes + TIMES / 2);
    expect((await leftoversOf(page)).filter((line) => !open.includes(line))).toEqual([]);
  }).toPass({ timeout: 20_000 });
}

async function openAndLeave(page: Page, title: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ title, elsewhere, times }) => {
      const shows = (heading: string) =>
        document.querySelector('main h1')?.textContent === heading &&
        !document.querySelector('main [role=status][aria-label]');
      const until = async (heading: string) => {
        const end = performance.now() + 10_000;
        while (!shows(heading)) {
          if (performance.now() > end) throw new Error(`${heading} is not shown: ${document.body.innerText}`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      for (let time = 0; time < times; time += 1) {
        history.forward();
        await until(title);
        history.back();
        await until(elsewhere);
      }
    },
    { title, elsewhere: ELSEWHERE.title, times },
  );
}

async function measure(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: value('Nodes') };
}
