import { expect, test } from '../fixtures';
import { Asked } from '../fixtures/asked';

const addresses = ['/exchange', '/exchange/new', '/money-book', '/money-book/1', '/suppliers'];

test('a COLLECTOR finds no way to the screens of finance, enters none, and asks nothing for them', async ({
  page,
  signInAs,
}) => {
  await signInAs('COLLECTOR');
  const asked = new Asked(page);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' }), address).toBeVisible();
  }
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'My day' })).toBeVisible();
  for (const name of ['Exchange', 'Money Book', 'Suppliers']) {
    await expect(navigation.getByRole('link', { name })).toHaveCount(0);
  }
  expect(
    asked.paths.filter((path) => /^\/(trades|general-ledger|suppliers|transactions|collections)/.test(path)),
  ).toEqual([]);
});

test('a collection of another office looks like one that is not there', async ({
  page,
  openOffice,
  signInAs,
  troubles,
}) => {
  troubles.expect(/404/);
  const office = await openOffice();
  const { id } = await office.api.createPickUp(office.id);
  await signInAs('OFFICEMANAGER');
  const said = [];
  for (const number of [id, '999999999']) {
    await page.goto(`/money-book/${number}`);
    await expect(page.getByRole('heading', { name: `Money Book #${number}` })).toBeVisible();
    said.push(await page.getByRole('main').getByRole('alert').innerText());
  }
  expect(said[0]).toContain('This collection does not exist.');
  expect(said[1]).toBe(said[0]);
});
