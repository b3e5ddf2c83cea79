import { failure, renderScreen } from '@comptoir/remote-sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { Widget as GarageCount } from '../dashboard/GarageCount'
import { Area } from '../Fleet'

const office = '01890000-0000-7000-8000-00000000000a'
const port = {
  id: '01890000-0000-7000-8000-0000000000f1',
  name: 'Garage du port',
  officeId: office,
}
const shared = { id: '01890000-0000-7000-8000-0000000000f2', name: 'Zed & fils', officeId: null }
const place = { selection: { country: 'DZ', office } }
const open = (route: string) => ({ ...place, route, path: '/fleet/*' })

test('garages are listed with their scope, and found by name', async () => {
  const { user, calls } = renderScreen(<Area />, {
    ...open('/fleet'),
    api: { listSuppliers: () => [port, shared] },
  })
  expect(await screen.findByRole('cell', { name: 'Garage du port' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Several offices' })).toBeVisible()
  expect(calls[0]).toMatchObject({ operation: 'listSuppliers', query: { officeId: office } })
  await user.type(screen.getByRole('searchbox', { name: 'Search garages' }), 'zed')
  expect(screen.queryByRole('cell', { name: 'Garage du port' })).not.toBeInTheDocument()
})

test('a garage is added for the office, and its name is required', async () => {
  const api = {
    listSuppliers: () => [],
    createSupplier: () => Response.json(port, { status: 201 }),
  }
  const { user, calls, address } = renderScreen(<Area />, { ...open('/fleet/new'), api })
  await user.click(screen.getByRole('button', { name: 'Save garage' }))
  expect(await screen.findByText('Say the name of the garage')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Garage du port')
  await user.click(screen.getByRole('button', { name: 'Save garage' }))
  await waitFor(() => expect(address()).toBe('/fleet'))
  const sent = calls.filter(({ operation }) => operation === 'createSupplier')
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Garage du port', officeId: office }])
})

test('an error of the API is shown at its field', async () => {
  const createSupplier = () =>
    failure(422, 'Not valid', [{ path: 'name', message: 'This name is taken' }])
  const { user, address } = renderScreen(<Area />, {
    ...open('/fleet/new'),
    api: { createSupplier },
  })
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Garage du port')
  await user.click(screen.getByRole('button', { name: 'Save garage' }))
  expect(await screen.findByText('This name is taken')).toBeVisible()
  expect(address()).toBe('/fleet/new')
})

test('an ADMIN sees garages and adds none', async () => {
  const options = { ...open('/fleet'), claims: { role: 'ADMIN' as const } }
  renderScreen(<Area />, { ...options, api: { listSuppliers: () => [port] } })
  expect(await screen.findByRole('cell', { name: 'Garage du port' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add garage' })).not.toBeInTheDocument()
})

test('an ADMIN who opens the address of the form sees who adds garages', () => {
  renderScreen(<Area />, { ...open('/fleet/new'), claims: { role: 'ADMIN' } })
  expect(screen.getByText('Garages are added by the manager of the office')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('the widget counts the garages and links to them', async () => {
  renderScreen(<GarageCount />, { ...place, api: { listSuppliers: () => [port, shared] } })
  expect(await screen.findByText('2 garages')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/fleet')
})
