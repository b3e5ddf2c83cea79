import { expect, test } from '../fixtures';
import { Asked } from '../fixtures/asked';
import { Api } from '../fixtures/api';

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

test('the server refuses a COLLECTOR everything of finance', async ({ openOffice }) => {
  const office = await openOffice({ USD: 10 });
  const api = await office.apiOf('COLLECTOR');
  const officeId = office.id;
  const trade = { officeId, oldAmount: 1, oldCurrency: 'USD', newAmount: 1, newCurrency: 'EUR', rate: 1 };
  const expense = { officeId, date: new Date().toISOString(), amount: -1, currency: 'USD', description: 'Mine' };
  const supplier = await office.api.createSupplier(officeId);
  for (const [method, path, body] of [
    ['GET', `/trades?officeId=${officeId}`],
    ['GET', `/trades/csv?officeId=${officeId}`],
    ['POST', '/trades', trade],
    ['GET', `/general-ledger?officeId=${officeId}`],
    ['GET', `/general-ledger/csv?officeId=${officeId}`],
    ['GET', `/general-ledger/balance?officeId=${officeId}`],
    ['POST', '/transactions', expense],
    ['GET', `/suppliers?officeId=${officeId}`],
    ['GET', `/suppliers/${supplier.id}`],
    ['POST', '/suppliers', { name: 'Mine' }],
    ['PATCH', `/suppliers/${supplier.id}`, { name: 'Mine' }],
    ['DELETE', `/suppliers/${supplier.id}`],
  ] as const) {
    expect(await api.refusal(method, path, body), `${method} ${path}`).toMatchObject({ statusCode: 403 });
  }
});

test('an OFFICEMANAGER and an ADMIN reach no office but theirs, and only administrators add a float', async ({
  openOffice,
  product,
  request,
}) => {
  const office = await openOffice({ USD: 10 });
  const officeId = office.id;
  for (const role of ['OFFICEMANAGER', 'ADMIN'] as const) {
    // Of another country.
    const api = await Api.signIn(request, product.url, role);
    for (const path of ['/trades', '/general-ledger', '/general-ledger/balance', '/suppliers']) {
      const refusal = await api.refusal('GET', `${path}?officeId=${officeId}`);
      expect(refusal, `${role} ${path}`).toMatchObject({ statusCode: 403 });
    }
  }
  const float = { officeId, date: new Date().toISOString(), amount: 5, currency: 'USD', description: 'A float' };
  const refused = await (await office.apiOf('OFFICEMANAGER')).refusal('POST', '/transactions', float);
  expect(refused).toEqual({ statusCode: 403, message: 'Only an administrator may add a float to an office.' });
  await (await office.apiOf('ADMIN')).createdBy('/transactions', float);
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
