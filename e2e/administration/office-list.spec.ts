import { expect, test } from '../fixtures';
import { Asked } from '../fixtures/asked';
import { hold } from '../fixtures/hold';
import { toastOf } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { OfficeForm } from './office-form';

test.use(tallWindow);

test('a new office is sent as it was typed; both lists that it is part of are asked for again', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const { name } = await openOffice();
  await signInAs('SUPERADMIN', { country: 'GB' });
  await page.goto('/manage-offices');
  await page.getByRole('link', { name: 'Add Office' }).click();
  await expect(page).toHaveURL(/\/manage-offices\/new$/);
  await expect(page.getByRole('heading', { name: 'Add Office' })).toBeVisible();
  const form = new OfficeForm(page);
  await expect(form.country).toContainText('United Kingdom');
  await form.field('Name').fill(` ${name} II `);
  await form.field('City').fill('York');
  const answer = await hold(page, '/offices', 'POST');
  const asked = new Asked(page);
  await form.submit();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect(toastOf(page)).toContainText('Success');
  await expect(toastOf(page)).toContainText('Office created successfully');
  await expect(page).toHaveURL(/\/manage-offices$/);
  await expect(page.getByRole('link', { name: `${name} II` })).toBeVisible();
  expect(asked.bodies('POST', '/offices')).toEqual([
    { name: `${name} II`, city: 'York', countryCode: 'GB', timeZone: 'Europe/London' },
  ]);
  expect(asked.queries('/offices')).toContainEqual({ country: 'GB' });
  expect(asked.paths).toContain('/offices/countries');
});

test('a search asks for the offices of the selected country that match', async ({ page, openOffice, signInAs }) => {
  const { name } = await openOffice();
  await signInAs('SUPERADMIN', { country: 'GB' });
  const asked = new Asked(page);
  await page.goto('/manage-offices');
  await page.getByPlaceholder('Search').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 office', { exact: true })).toBeVisible();
  expect(asked.queries('/offices')).toContainEqual({ country: 'GB', search: name });
});

for (const [role, times] of [
  ['ADMIN', 0],
  ['SUPERADMIN', 1],
] as const) {
  test(`an ${role} asks ${times === 0 ? 'never' : 'once'} for the countries`, async ({ page, signInAs }) => {
    const asked = new Asked(page);
    // Nothing tells the page of the offices that the tests before this one opened, which would make it ask again.
    await hold(page, '/events');
    await signInAs(role);
    await page.goto('/manage-offices');
    await expect(page.getByRole('table', { name: 'Manage Offices' }).getByRole('row').nth(1)).toBeVisible();
    // What fills the filter, and who is signed in, are asked for once the rows are there.
    await expect.poll(() => asked.paths).toContain('/me');
    await expect.poll(() => asked.paths.filter((path) => path === '/offices/countries')).toHaveLength(times);
  });
}

test('an ADMIN reaches no office of another country, and changes none', async ({
  page,
  openOffice,
  signInAs,
  troubles,
}) => {
  troubles.expect(/404/);
  const office = await openOffice();
  const api = await signInAs('ADMIN');
  await page.goto(`/manage-offices/${office.id}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This office does not exist.');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  const abroad = { name: 'Mine', city: 'Paris', countryCode: 'FR' };
  expect(await api.refusal('POST', '/offices', abroad)).toMatchObject({ statusCode: 403 });
  expect(await api.refusal('PATCH', `/offices/${office.id}`, { name: 'Mine' })).toMatchObject({ statusCode: 404 });
  expect(await api.refusal('DELETE', `/offices/${office.id}`)).toMatchObject({ statusCode: 404 });
});

for (const role of ['OFFICEMANAGER', 'COLLECTOR'] as const) {
  test(`a ${role} enters no page of the offices, and the server refuses every change`, async ({
    page,
    openOffice,
    signInAs,
  }) => {
    const office = await openOffice();
    const asked = new Asked(page);
    const api = await signInAs(await office.person(role));
    for (const address of ['/manage-offices', '/manage-offices/new', `/manage-offices/${office.id}`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'You do not have access to this page' }), address).toBeVisible();
    }
    expect(asked.paths).not.toContain('/offices/countries');
    const input = { name: 'Mine', city: 'Leeds', countryCode: 'GB' };
    for (const [method, path, body] of [
      ['POST', '/offices', input],
      ['PATCH', `/offices/${office.id}`, input],
      ['DELETE', `/offices/${office.id}`],
      ['GET', '/offices/countries'],
      ['GET', '/offices/countries/GB'],
    ] as const) {
      expect(await api.refusal(method, path, body), `${method} ${path}`).toMatchObject({ statusCode: 403 });
    }
  });
}
