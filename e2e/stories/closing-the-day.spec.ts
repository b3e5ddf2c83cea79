import * as z from 'zod/mini';
import { addressOf } from '../fixtures/people';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { Api } from '../fixtures/api';
import type { OwnOffice } from '../fixtures/own-office';
import { Story, variants } from './story';

// Minutes of independent tests, shared among the workers.
test.describe.configure({ mode: 'parallel' });

const MINUTES = 3;
const Days = z.array(z.object({ day: z.string() }));

for (const { language, way, tag } of variants) {
  test(
    `a manager closes the day in ${language} by ${way}, in ${MINUTES} minutes and 25 clicks`,
    { tag },
    async ({ page, openOffice, product, request }) => {
      const office = await openOffice({ GBP: 1000 });
      const who = await office.person('OFFICEMANAGER');
      const manager = await Api.signIn(request, product.url, who);
      const waiting = await custodyWithVault(office, manager);
      const [{ day } = { day: '' }] = Days.parse(await manager.get(`/days?officeId=${office.id}`));

      const story = await Story.begin(page, language, way);
      const { hands, words, main } = story;
      const days = (key: string, values?: Record<string, string>) => words('mfe-finance/src/cash/days', key, values);
      const numberOf = (value: string) =>
        words('shared-kernel/ui/src/counting', 'numberOf', { value, currency: 'GBP' });
      await story.signIn(addressOf(who));
      await expect(page.getByRole('navigation').locator('a[href="/cash"]')).toBeVisible();

      hands.counted();
      const startedAt = Date.now();
      await story.goTo('/cash');
      await hands.use(main.locator('a[href="/cash/days"]'));
      await hands.use(main.getByRole('link', { name: days('closeToday') }));

      const till = main.getByRole('region', { name: days('steps.till') });
      for (const [value, count] of [
        ['50', '13'],
        ['20', '2'],
        ['5', '1'],
        ['2', '2'],
      ] as const)
        await hands.write(till.getByLabel(numberOf(value), { exact: true }), count);
      await hands.use(till.getByRole('button', { name: days('count.save') }));
      await expect(till.getByRole('button', { name: days('count.again', { currency: 'GBP' }) })).toBeVisible();

      const vault = main.getByRole('region', { name: days('steps.vault') });
      await hands.write(vault.getByLabel(numberOf('50'), { exact: true }), '6');
      await hands.write(vault.getByLabel(numberOf('10'), { exact: true }), '1');
      await hands.use(vault.getByRole('button', { name: days('count.save') }));
      await expect(vault.getByText(days('count.none'))).toBeVisible();
      await expectNoAxeViolations(page);

      const pending = main.getByRole('region', { name: days('steps.handovers') });
      await hands.use(pending.getByRole('button', { name: days('handovers.postpone') }));
      await hands.write(pending.getByRole('textbox'), 'Tomorrow');
      await hands.use(main.getByRole('button', { name: days('close.submit') }));
      const reports = main.getByRole('region', { name: days('report.reports') });
      await expect(reports).toBeVisible();
      const { clicks } = hands.counted();
      expect(clicks).toBeLessThanOrEqual(way === 'mouse' ? 25 : 0);
      expect(Date.now() - startedAt).toBeLessThan(MINUTES * 60_000);

      await hands.use(reports.locator('a[href*="/report"]'));
      await expect(page.getByRole('article')).toContainText('Tomorrow');
      await expectNoAxeViolations(page);
      const kept = z
        .object({ state: z.string(), reports: z.array(z.object({ report: z.object({ waiting: z.array(z.any()) }) })) })
        .parse(await manager.get(`/days/${day}?officeId=${office.id}`));
      expect(kept).toMatchObject({ state: 'CLOSED', reports: [{ report: { waiting: [{ handoverId: waiting }] } }] });
    },
  );
}

/** An office with 700 in its till, 300 in its vault, an open day, and a handover that waits. Returns its id. */
async function custodyWithVault(office: OwnOffice, manager: Api): Promise<string> {
  const held = [{ holder: 'VAULT', currency: 'GBP', amount: 310 }];
  await office.api.patch(`/cash/custody/${office.id}`, { mode: 'CUSTODY', held });
  await office.book(10, 'GBP', 'Change');
  const lines = [{ currency: 'GBP', counts: { '50': 1 } }];
  return (await manager.createdBy('/handovers', { kind: 'TILL_TO_VAULT', officeId: office.id, lines })).id;
}
