import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { CollectionForm, dayFromNow } from './collection-form';

for (const role of ['OFFICEMANAGER', 'ADMIN', 'SUPERADMIN'] as const) {
  test(`an ${role} plans a collection in a selected office, and sees its collectors`, async ({
    page,
    signInToOffice,
  }) => {
    const { manager } = await signInToOffice(role);
    const agency = await manager.createAgency();
    await page.goto('/collectors');
    await expect(page.getByRole('row', { name: /Amel Cherif/ })).toBeVisible();
    await page.goto('/collection-schedules');
    await page.getByRole('link', { name: 'Add pick' }).click();
    const form = new CollectionForm(page);
    await form.type({ agency: agency.name, date: dayFromNow(1), collector: 'Amel Cherif', amount: '12.30' });
    await form.submit();
    await expect(toastOf(page)).toContainText('Collection schedule created successfully');
    await page.getByPlaceholder('Search').fill(agency.name);
    await expect(page.getByRole('row', { name: new RegExp(agency.name) })).toContainText('$12.30');
  });
}

const closed = [
  '/collection-schedules',
  '/collection-schedules/new',
  '/collection-schedules/edit/1001',
  '/collectors',
  '/collectors/new',
  '/collectors/01890000-0000-7000-8000-0000000000c1',
  '/exchange/new',
  '/money-book/1001',
  '/suppliers',
];

test('a COLLECTOR reaches none of these pages, and nothing is asked of the API for them', async ({
  page,
  signInAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAs('COLLECTOR');
  for (const address of closed) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' }), address).toBeVisible();
  }
  expect(asked.filter((path) => /^\/api\/(collections|users|trades|general-ledger|suppliers)/.test(path))).toEqual([]);
});
