import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';
import { linkMailedTo } from '../fixtures/mail';
import { WITH_MOTION } from '../fixtures/motion';
import { addressOf, password } from '../fixtures/people';
import { Story, variants } from './story';

test.use(WITH_MOTION);
// Minutes of independent tests, shared among the workers.
test.describe.configure({ mode: 'parallel' });

for (const { language, way, tag } of variants) {
  test(`an administrator opens an office in ${language} by ${way}`, { tag }, async ({ page, product }) => {
    const story = await Story.begin(page, language, way);
    const { hands, words, main } = story;
    const administration = (key: string) => words('mfe-administration', key);
    const shell = (key: string) => words('host-shell', key);
    const field = (key: string) => main.getByRole('textbox', { name: administration(key) });
    const name = `Office ${randomUUID().slice(0, 8)}`;
    const manager = `manager-${randomUUID().slice(0, 8)}@comptoir.example` as const;

    await story.signIn(addressOf('ADMIN'));
    await story.goTo('/manage-offices');
    await hands.use(main.locator('a[href="/manage-offices/new"]').first());
    await hands.write(field('office.name'), name);
    await hands.write(field('office.city'), 'Annaba');
    await hands.use(story.button(administration('offices.create')));
    await expect(page).toHaveURL(/\/manage-offices$/);

    const filter = page.getByRole('banner').getByRole('combobox').last();
    await hands.choose(filter, page.getByRole('option', { name, exact: true }), name);
    await expect(filter).toContainText(name);
    await story.goTo('/money-book');
    await hands.use(story.button(words('mfe-finance', 'moneyBook.addFloat')));
    const cash = (key: string) => story.dialog.getByRole('textbox', { name: words('mfe-finance', key) });
    await hands.write(cash('expense.amount'), '2500');
    await hands.write(cash('expense.description'), 'Float');
    await hands.use(story.dialog.getByRole('button', { name: words('mfe-finance', 'float.create') }));
    await expect(main.getByText(/2[.,\s\u202f\u00a0]?500[.,]00/).first()).toBeVisible();
    await story.goTo('/manage-admins');
    await hands.use(main.locator('a[href="/manage-admins/new"]').first());
    await hands.write(field('admin.name'), 'Lina Saadi');
    await hands.write(field('admin.email'), manager);
    await hands.write(field('admin.phone'), '+213 555 01 00 42');
    await hands.use(story.button(administration('admins.create')));
    await expect(page).toHaveURL(/\/manage-admins$/);

    await page.evaluate(() => localStorage.removeItem('userToken'));
    await page.goto(await linkMailedTo(product, manager));
    await hands.write(page.getByLabel(shell('setup.password'), { exact: true }), password);
    await hands.write(page.getByLabel(shell('setup.confirm')), password);
    await hands.key('Enter');
    await expect(page).toHaveURL(/\/auth\/login/);
    await story.signIn(manager);
    await expect(page.getByRole('heading', { name: shell('dashboard.title'), level: 1 })).toBeVisible();
    await story.goTo('/agencies');
    await expect(main.getByText(words('mfe-operations', 'agencies.empty'))).toBeVisible();
    await hands.use(main.locator('a[href="/agencies/new"]').first());
    await expect(firstField(story)).toBeVisible();
  });
}

function firstField({ main, words }: Story) {
  return main.getByRole('textbox', { name: words('api-contract', 'field.name') });
}
