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

interface OtherPage {
  path: string;
  title: string;
}

/** A page of the shell without any remote. */
const ELSEWHERE: OtherPage = { path: '/nothing-here', title: 'Page not found' };

/** Another page with the permissions of an area: leaving them loads a document, with which everything goes. */
const WITH_PERMISSIONS: Partial<Record<string, OtherPage>> = {
  '/my-day': { path: '/my-day/outbox', title: 'Recorded on this phone' },
};

/** A SUPERADMIN opens an area, or else the first of its roles. */
const roleOf = ({ roles }: Area): Role =>
  roles === undefined || roles.includes('SUPERADMIN') ? 'SUPERADMIN' : (roles[0] ?? 'SUPERADMIN');

const otherPage = ({ path }: Area): OtherPage => WITH_PERMISSIONS[path] ?? ELSEWHERE;

const others = [ELSEWHERE, ...Object.values(WITH_PERMISSIONS)].filter((other) => other !== undefined);
const groups = others.flatMap((other) =>
  [...new Set(areas.map(roleOf))].map((role) => ({
    other,
    role,
    own: areas.filter((area) => roleOf(area) === role && otherPage(area) === other),
  })),
);

for (const { other, role, own } of groups.filter(({ own }) => own.length > 0)) {
  const names = own.map(({ title }) => title.en).join(', ');

  test(
    `opening and leaving ${TIMES} times leaves nothing behind: ${names}`,
    { tag: '@long' },
    async ({ page, signInAs }) => {
      test.setTimeout(180_000 + own.length * 30_000);
      const api = await signInAs(role);
      const { id } = await api.office('DZ');
      await signInAs(role, { country: 'DZ', office: id });
      await watchLeftovers(page);
      await openAtRest(page, other.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title);
      // The region is loaded after the first page and adds its listeners then.
      await expect(toastRegion(page)).toBeAttached();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      for (const { path, title } of own) {
        await test.step(title.en, async () => {
          await page.evaluate((address) => history.pushState(null, '', address), path);
          await page.goBack();
          const titles = { title: title.en, other: other.title };
          await openAndLeave(page, titles, 10);
          await expect(async () => {
            await expectNothingLeft(page, devtools, titles);
          }, 'what comes once, however late, comes once; a leak leaves something each time').toPass({
            timeout: 150_000,
          });
        });
      }
    },
  );
}

interface Titles {
  title: string;
  other: string;
}

async function expectNothingLeft(page: Page, devtools: CDPSession, titles: Titles): Promise<void> {
  const before = await measure(devtools);
  const open = await leftoversOf(page);
  await openAndLeave(page, titles, TIMES);
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

async function openAndLeave(page: Page, titles: Titles, times: number): Promise<void> {
  await page.evaluate(
    async ({ title, other, times }) => {
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
        await until(other);
      }
    },
    { ...titles, times },
  );
}

async function measure(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: value('Nodes') };
}
