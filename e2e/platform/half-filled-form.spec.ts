import { AgencyForm } from '../agencies/agency-form';
import { TradeForm } from '../finance/trade-form';
import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { untilShown } from '../fixtures/until-shown';
import { damages, FURTHER_PART, laterDamages } from './damages';
import { whileDamaged } from './while-damaged';

/** Tolerance beyond the deadline, in milliseconds. */
const TOLERANCE_MS = 1000;

const noise = [/operations/, /404/, /integrity/, /broken while/, /^uncaught: (SyntaxError|$)/];

/** Errors during loading appear when the pointer rests on the entry: the person is still elsewhere. */
for (const damage of damages.filter(({ code, where }) => where === 'list' && !code.startsWith('render-'))) {
  test(`a version ${damage.name}, loaded while another form is filled in: the earlier one is ready in time, and the form stays`, async ({
    page,
    product,
    signInAs,
    pageErrors,
  }) => {
    pageErrors.expect(...noise);
    await whileDamaged({ page, product }, damage, async ({ failures }) => {
      await signInAs('OFFICEMANAGER');
      const form = new TradeForm(page);
      await form.open();
      await form.type('12.35', '134.5');

      const startedAt = performance.now();
      await page.getByRole('link', { name: 'Agencies' }).hover();
      await untilShown(toastOf(page).filter({ hasText: 'An earlier version is shown' }));
      expect(performance.now() - startedAt).toBeLessThan(damage.deadline + TOLERANCE_MS);
      expect(failures.map(({ code }) => code)).toEqual([damage.code]);

      await expect(form.field('Rate')).toBeFocused();
      await expect(form.field('Rate')).toHaveValue('134.5');
      await expect(form.field('Amount')).toHaveValue('12.35');
    });
  });
}

for (const damage of laterDamages) {
  test(`a version ${damage.name}, while its own form is filled in: the earlier version keeps the input, within the limit`, async ({
    page,
    product,
    signInAs,
    pageErrors,
  }) => {
    pageErrors.expect(...noise);
    await whileDamaged({ page, product }, damage, async ({ version, failures }) => {
      await signInAs('OFFICEMANAGER');
      let requestedAt: number | undefined;
      page.on('request', (request) => {
        if (request.url().endsWith(`${version.version}/${version.further}`)) requestedAt ??= performance.now();
      });
      await page.goto('/agencies/new');
      const form = new AgencyForm(page);
      await form.type({ name: 'Half a name', city: 'Oran' });
      expect(failures).toEqual([]);

      await page.evaluate((part) => dispatchEvent(new Event(part)), FURTHER_PART);
      await page.waitForFunction(isShownByEarlierVersion, 'Half a name');
      const shown = performance.now();
      expect(shown - (requestedAt ?? failures[0]?.at ?? 0)).toBeLessThan(
        (requestedAt ? damage.deadline : 0) + TOLERANCE_MS,
      );
      await expect(form.field('City')).toHaveValue('Oran');
      expect(failures.map(({ code }) => code)).toEqual([damage.code]);
      expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
      await form.type({ phone: '+213 555 00 00 00' });
      await expect(form.field('Name')).toHaveValue('Half a name');
    });
  });
}

function isShownByEarlierVersion(name: string): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[name="name"]');
  const isTold = document.body.textContent.includes('An earlier version is shown');
  return isTold && field?.checkVisibility() === true && field.value === name;
}
