import { expect, test } from '@comptoir/remote/e2e'

const van = { id: '01890000-0000-7000-8000-0000000000f1', plate: '00123-116-16', kind: 'van' }

test('a vehicle is added by the command of the palette, and appears in the list', async ({
  page,
  shell,
}) => {
  const kept: unknown[] = []
  const calls = await shell.fake('fleet', {
    'GET /vehicles': () => kept,
    'POST /vehicles': ({ body }) => {
      kept.push({ id: van.id, ...Object(body) })
      return kept.at(-1)
    },
  })
  await shell.signIn('OFFICEMANAGER')
  await shell.open()
  await expect(page.getByText('No vehicles yet')).toBeVisible()
  await shell.run('Add a vehicle')
  await page.getByRole('textbox', { name: 'Plate' }).fill(van.plate)
  await page.getByRole('radio', { name: 'Van' }).check()
  await page.getByRole('button', { name: 'Save vehicle' }).click()
  await expect(shell.toasts).toContainText('The vehicle was added')
  await expect(page.getByRole('cell', { name: van.plate })).toBeVisible()
  const sent = calls.filter(({ route }) => route === 'POST /vehicles')
  expect(sent.map(({ body }) => body)).toEqual([{ plate: van.plate, kind: 'van' }])
})

test('an agency has a tab with the vehicles that serve it', async ({ page, shell }) => {
  await shell.fake('fleet', { 'GET /vehicles': ({ query }) => (query.agency ? [van] : []) })
  await shell.signIn('OFFICEMANAGER')
  await shell.open('/agencies')
  await page.getByRole('table').getByRole('link').first().click()
  const parts = page.getByRole('navigation', { name: 'Sections of this record' })
  await parts.getByRole('link', { name: 'Vehicles' }).click()
  await expect(page.getByRole('cell', { name: van.plate })).toBeVisible()
})

test('an ADMIN has no vehicles', async ({ shell }) => {
  await shell.signIn('ADMIN')
  await shell.open('/')
  await expect(shell.navigation.getByRole('link', { name: 'Offices' })).toBeVisible()
  await expect(shell.navigation.getByRole('link', { name: 'Vehicles' })).toBeHidden()
})

test('the vehicles of an office come from the backend', async ({ page, shell }) => {
  await shell.signIn('OFFICEMANAGER')
  await shell.open('/fleet/new')
  const plate = `E2E ${Date.now()}`
  await page.getByRole('textbox', { name: 'Plate' }).fill(plate)
  await page.getByRole('button', { name: 'Save vehicle' }).click()
  await expect(page.getByRole('cell', { name: plate })).toBeVisible()
})
