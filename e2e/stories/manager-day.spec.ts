import * as z from 'zod/mini';
import { addressOf } from '../fixtures/people';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { WITH_MOTION } from '../fixtures/motion';
import { Story, variants } from './story';

test.use(WITH_MOTION);
// Minutes of independent tests, shared among the workers.
test.describe.configure({ mode: 'parallel' });

const Rows = z.array(z.object({ id: z.string() }));
const DAY = 24 * 60 * 60 * 1000;

for (const { language, way, tag } of variants) {
  test(`a manager's day in ${language} by ${way}`, { tag }, async ({ page, openOffice, product, request }) => {
    const office = await openOffice({ GBP: 5000 });
    const who = await office.person('OFFICEMANAGER');
    const manager = await Api.signIn(request, product.url, who);
    const yesterday = new Date(Date.now() - DAY).toISOString();
    const late = { currency: 'GBP', scheduledAmount: 800, scheduledCollectionDate: yesterday };
    const { id, agency } = await manager.planCollection(office.id, late);
    const second = await manager.createAgency(office.id, 'Zahra Store');

    const planned = async () => Rows.parse(await manager.get(`/collections?officeId=${office.id}`));

    const story = await Story.begin(page, language, way);
    const { hands, words, main, dialog } = story;
    const operations = (key: string, values?: Record<string, string>) => words('mfe-operations', key, values);
    const finance = (key: string) => words('mfe-finance', key);
    await story.signIn(addressOf(who));

    await hands.use(main.locator('a[href*="state=late"]').first());
    await expect(main.getByRole('row')).toHaveCount(2);
    const record = main.getByRole('button', { name: operations('record.actionOf', { id }) });
    await expect(record).toBeVisible();

    hands.counted();
    await hands.use(record);
    await hands.use(dialog.getByRole('button', { name: operations('record.submit'), exact: true }));
    await expect(page.getByText(operations('record.title', { id, agency: agency.name })).first()).toBeVisible();
    const recording = hands.counted();
    if (way === 'mouse') expect(recording).toEqual({ clicks: 2, keys: 0, letters: 0 });
    await expect(dialog).toBeHidden();

    await story.goTo('/collection-schedules');
    await hands.use(main.locator('a[href="/collection-schedules/new"]').first());
    const choose = async ({ name }: { name: string }) => {
      await hands.key('Enter');
      await hands.type(name.slice(0, 4));
      await expect(page.getByRole('option', { name })).toBeVisible();
      await hands.key('Enter');
    };
    const agencyField = main.getByRole('button', { name: new RegExp(`^${operations('collection.agency')}`) });
    await expect(agencyField).toBeVisible();
    await agencyField.focus();
    await choose(agency);
    const amount = main.getByRole('textbox', { name: operations('collection.amount') });
    await expect(amount).not.toHaveValue('');
    await hands.use(story.button(operations('collections.createAnother')));
    await expect(agencyField).toBeFocused();

    hands.counted();
    await choose(second);
    await expect(amount).toBeFocused();
    await hands.type('9');
    await hands.key('Enter');
    await expect(agencyField).toBeFocused();
    await expect(agencyField).not.toContainText(second.name);
    const { keys, letters } = hands.counted();
    expect(keys + letters).toBeLessThanOrEqual(10);
    await expect.poll(async () => (await planned()).length).toBe(3);

    await story.goTo('/money-book');
    const addExpense = story.button(finance('moneyBook.addExpense'));
    await expect(addExpense).toBeVisible();
    hands.counted();
    await hands.use(addExpense);
    await expect(dialog.getByRole('textbox', { name: finance('expense.amount') })).toBeFocused();
    await hands.type('45.50');
    await hands.write(dialog.getByRole('textbox', { name: finance('expense.description') }), 'Fuel');
    await hands.use(dialog.getByRole('button', { name: finance('expense.create'), exact: true }));
    await expect(dialog).toBeHidden();
    if (way === 'mouse') expect(hands.counted().clicks).toBeLessThanOrEqual(3);
    await expect(main.getByText('Fuel')).toBeVisible();
  });
}
