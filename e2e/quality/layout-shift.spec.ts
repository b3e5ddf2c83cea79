import { setTimeout as pause } from 'node:timers/promises';
import { watchLayoutShift } from '@comptoir/bench/layout-shift';
import { expect, test } from '../fixtures';
import { WITH_MOTION } from '../fixtures/motion';
import { expectSettled } from '../fixtures/settled';
import { expectSteady } from '../fixtures/steady';

test.use(WITH_MOTION);

// The last two clear the office that the others need.
const chosen = ['/collection-schedules', '/money-book', '/?level=2', '/?level=3'];
const others = [
  '/',
  '/agencies',
  '/agencies/new',
  '/collection-schedules/new',
  '/collection-schedules/plan',
  '/collectors',
  '/collectors/new',
  '/exchange',
  '/exchange/new',
  '/suppliers',
  '/month',
  '/manage-offices',
  '/manage-offices/new',
  '/manage-admins',
  '/manage-admins/new',
  '/settings',
  '/platform',
  '/nothing/here',
];

/** `idle` checks the others at a width of 1440 px. */
const widths = [
  { width: 1440, pages: chosen },
  { width: 390, pages: [...others, ...chosen] },
] as const;

for (const { width, pages } of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('no page shifts while it loads', async ({ page, signInToOffice }) => {
      test.slow();
      await signInToOffice('SUPERADMIN');
      await watchLayoutShift(page);
      for (const address of pages) {
        await page.goto(address);
        await expectSettled(page);
        await expectSteady(page);
      }
    });

    test('the dashboard of an office does not shift while its cards arrive', async ({ page, signInToOffice }) => {
      await signInToOffice('SUPERADMIN');
      await watchLayoutShift(page);
      // In sequence, as on a slow line.
      await page.route('**/api/{overview,collections,general-ledger,users}**', async (route) => {
        await pause(300);
        await route.continue();
      });
      await page.goto('/');
      const last = page.getByRole('region', { name: 'Collected against scheduled, last 30 days' });
      await expect(last.getByRole('table')).toBeAttached();
      await expect(page.getByRole('region', { name: 'To do' }).getByRole('link').first()).toBeVisible();
      await expectSteady(page);
    });

    test('the platform page does not shift with reports and decisions of versions that are not live', async ({
      page,
      signInAs,
    }) => {
      await signInAs('SUPERADMIN');
      await watchLayoutShift(page);
      const former = { remote: 'operations', version: '0.0.1' };
      const seen = { day: '2026-01-01', views: 9, people: 9, failures: 3, load: 90, lcp: null, inp: null, cls: null };
      const decided = { decision: 'demoted', at: '2026-01-01T00:00:00Z', reason: 'It failed for 3 people in a minute' };
      // In sequence, in reverse order.
      const late = { reports: [{ ...former, ...seen }], decisions: [{ ...former, ...decided }], failures: [] };
      for (const [index, [name, json]] of Object.entries(late).toReversed().entries()) {
        await page.route(`**/api/remote-${name}`, async (route) => {
          if (route.request().method() !== 'GET') return route.continue();
          await pause(200 + 200 * index);
          return route.fulfill({ json });
        });
      }
      await page.goto('/platform');
      await expect(page.getByRole('button', { name: 'Keep 0.0.1' })).toBeVisible();
      await expectSteady(page);
    });

    test('no page outside the layout shifts while it loads', async ({ page }) => {
      await page.route('**/api/check-link', (route) => route.fulfill({ json: { valid: true } }));
      await watchLayoutShift(page);
      for (const address of [
        '/auth/login',
        '/auth/forgot-password',
        '/auth/reset-password?token=any',
        '/auth/confirm-user',
      ]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectSteady(page);
      }
    });
  });
}
