import { expect, test } from '../fixtures';
import { ApiRequests } from '../fixtures/api-requests';
import { openIn } from '../fixtures/language';
import { shownRows } from '../fixtures/shown-rows';
import { tallWindow } from '../fixtures/tall-window';
import { expectUnclippedMark } from '../fixtures/unclipped-mark';
import { personInput } from './person';

test.use(tallWindow);

test('a row shows name, mail, country, office and role, and its name opens the account', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice();
  const tag = office.name.slice(-8);
  const admin = { ...personInput(`Ada ${tag}`), role: 'ADMIN', countryCode: 'GB' };
  const manager = { ...personInput(`Mary ${tag}`), role: 'OFFICEMANAGER', officeId: office.id };
  const { id } = await office.api.invite(admin);
  await office.api.invite(manager);
  await signInAs('SUPERADMIN');
  await page.goto(`/manage-admins?search=${tag}`);
  const row = { Country: 'United Kingdom' };
  expect(await shownRows(page, 'Manage Admins')).toEqual([
    { ...row, Name: `${admin.name} (Account not verified)`, Email: admin.email, Office: '', Role: 'Admin' },
    {
      ...row,
      Name: `${manager.name} (Account not verified)`,
      Email: manager.email,
      Office: office.name,
      Role: 'Office Manager',
    },
  ]);
  await page.getByRole('link', { name: admin.name }).click();
  await expect(page).toHaveURL(`/manage-admins/${id}`);
  await expect(page.getByRole('heading', { name: 'Edit Admin' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`/manage-admins?search=${tag}`);
});

test('on a phone the status tag is readable in full, in each language', async ({ page, openOffice, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const office = await openOffice();
  const tag = office.name.slice(-8);
  await office.api.invite({
    ...personInput(`Mohamed Abderrahmane Benyoucef Ould Kaddour ${tag}`),
    role: 'OFFICEMANAGER',
    officeId: office.id,
  });
  await signInAs('SUPERADMIN');
  for (const [language, mark] of [
    ['en', '(Account not verified)'],
    ['fr', '(compte non vérifié)'],
    ['ar', '(حساب غير مؤكَّد)'],
  ] as const) {
    await test.step(language, async () => {
      await openIn(page, language, `/manage-admins?search=${tag}`);
      await expectUnclippedMark(page.getByRole('row', { name: /Mohamed Abderrahmane/ }), mark);
    });
  }
});

test('a SUPERADMIN loads admins of the selected country and managers of the selected office', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice();
  const { name } = await office.api.invite({ ...personInput(), role: 'OFFICEMANAGER', officeId: office.id });
  await signInAs('SUPERADMIN', office.selection);
  const requests = new ApiRequests(page);
  await page.goto('/manage-admins');
  await expect(page.getByRole('row', { name: office.name })).toContainText(name);
  await expect(page.getByRole('row', { name: 'London East' })).toHaveCount(0);
  expect(requests.queries('/users')).toEqual(
    expect.arrayContaining([
      { role: 'ADMIN', countryCode: 'GB' },
      { role: 'OFFICEMANAGER', countryCode: 'GB', officeId: office.id },
    ]),
  );
  await page.getByPlaceholder('Search').fill(name);
  await page.keyboard.press('Enter');
  const search = { countryCode: 'GB', search: name };
  await expect
    .poll(() => requests.queries('/users'))
    .toEqual(
      expect.arrayContaining([
        { role: 'ADMIN', ...search },
        { role: 'OFFICEMANAGER', officeId: office.id, ...search },
      ]),
    );
});

for (const role of ['OFFICEMANAGER', 'COLLECTOR'] as const) {
  test(`a ${role} cannot open pages of admins, and the server refuses reads and changes`, async ({
    page,
    openOffice,
    signInAs,
  }) => {
    const office = await openOffice();
    const { id } = await office.api.invite({ ...personInput(), role: 'OFFICEMANAGER', officeId: office.id });
    const requests = new ApiRequests(page);
    const api = await signInAs(await office.person(role));
    for (const address of ['/manage-admins', '/manage-admins/new', `/manage-admins/${id}`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'You do not have access to this page' }), address).toBeVisible();
    }
    expect(requests.paths.filter((path) => path.startsWith('/users'))).toEqual([]);
    // The API refuses collectors altogether; for managers, accounts above their own are missing.
    const statusCode = role === 'COLLECTOR' ? 403 : 404;
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const refusal = await api.refusal(method, `/users/${id}`, method === 'PATCH' ? { name: 'Mine' } : undefined);
      expect(refusal, method).toMatchObject({ statusCode });
    }
    expect(await api.refusal('GET', '/users?role=OFFICEMANAGER')).toMatchObject({ statusCode: 403 });
    expect(await api.refusal('POST', `/users/${id}/invitation`)).toMatchObject({ statusCode });
  });
}
