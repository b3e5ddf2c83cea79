import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { WITH_MOTION } from '../fixtures/motion';
import { addressOf } from '../fixtures/people';
import { Story, variants } from './story';

test.use({ ...WITH_MOTION, viewport: { width: 360, height: 740 } });

for (const { language, way, tag } of variants) {
  test(
    `a collector's round on a phone in ${language} by ${way}`,
    { tag },
    async ({ page, openOffice, product, request }) => {
      const office = await openOffice();
      const who = await office.person('COLLECTOR');
      const collectorId = (await (await Api.signIn(request, product.url, who)).me()).id;
      const agency = await office.api.createAgency(office.id);
      const plan = (roundPosition: number) =>
        office.api.createCollection({
          agencyId: agency.id,
          collectorId,
          officeId: office.id,
          scheduledCollectionDate: new Date().toISOString(),
          scheduledAmount: 250 * roundPosition,
          currency: 'GBP',
          roundPosition,
        });
      const [first, second, third] = [await plan(1), await plan(2), await plan(3)];

      const story = await Story.begin(page, language, way);
      const { hands, words, main } = story;
      const text = (key: string) => words('mfe-field', key);
      await story.signIn(addressOf(who));
      const stop = (id: string) => main.locator(`a[href="/my-day/${id}"]`).first();

      await expect(stop(first.id)).toBeVisible();
      hands.counted();
      await hands.use(stop(first.id));
      await hands.use(story.button(text('record.collected')));
      await expect(page).toHaveURL(/\/my-day$/);
      if (way === 'mouse') expect(hands.counted()).toEqual({ clicks: 2, keys: 0, letters: 0 });
      await expect(main.getByText(/250[.,]00/).first()).toBeVisible();

      hands.counted();
      await hands.use(stop(second.id));
      const amount = main.getByRole('textbox', { name: text('record.amount') });
      if (way === 'mouse') {
        await hands.use(amount);
        await hands.type('480');
      } else {
        await hands.write(amount, '480');
      }
      await hands.use(story.button(words('shared-kernel/ui/src/collections', 'record.reasons.notAllReady')));
      await hands.use(story.button(text('record.collected')));
      await expect(page).toHaveURL(/\/my-day$/);
      // Seven taps, those on the digits included.
      if (way === 'mouse') expect(hands.counted()).toEqual({ clicks: 4, keys: 0, letters: 3 });
      await expect(main.getByText(/730[.,]00/).first()).toBeVisible();

      hands.counted();
      await hands.use(stop(third.id));
      await hands.use(story.button(text('record.couldNot')));
      await hands.use(story.button(text('record.reasons.CLOSED')));
      await expect(page).toHaveURL(/\/my-day$/);
      if (way === 'mouse') expect(hands.counted()).toEqual({ clicks: 3, keys: 0, letters: 0 });
      await expect(main.getByText(text('myDay.allDone'))).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    },
  );
}
