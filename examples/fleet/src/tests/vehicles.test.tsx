import { failure, renderScreen } from '@comptoir/remote-sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { Widget as AgencyVehicles } from '../agency/AgencyVehicles'
import { Widget as VehicleCount } from '../dashboard/VehicleCount'
import { Area } from '../Fleet'

const office = '01890000-0000-7000-8000-00000000000a'
const agency = '01890000-0000-7000-8000-0000000000b1'
const van = { id: '01890000-0000-7000-8000-0000000000f1', plate: '00123-116-16', kind: 'van' }
const car = { id: '01890000-0000-7000-8000-0000000000f2', plate: '00124-117-16', kind: 'car' }
const place = { selection: { country: 'DZ', office } }
const open = (route: string) => ({ ...place, route, path: '/fleet/*' })

test('the vehicles of the office are listed with their kind, and found by plate', async () => {
  const { user, serviceCalls } = renderScreen(<Area />, {
    ...open('/fleet'),
    services: { fleet: { 'GET /vehicles': () => [van, car] } },
  })
  expect(await screen.findByRole('cell', { name: van.plate })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Van' })).toBeVisible()
  expect(serviceCalls[0]?.query).toEqual({ office })
  await user.type(screen.getByRole('searchbox', { name: 'Search plates' }), '117')
  expect(screen.queryByRole('cell', { name: van.plate })).not.toBeInTheDocument()
})

test('a vehicle is added once, and its plate is required', async () => {
  const { user, serviceCalls, address } = renderScreen(<Area />, {
    ...open('/fleet/new'),
    services: { fleet: { 'GET /vehicles': () => [], 'POST /vehicles': () => van } },
  })
  await user.click(screen.getByRole('button', { name: 'Save vehicle' }))
  expect(await screen.findByText('Plate is required')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Plate' }), van.plate)
  await user.click(screen.getByRole('radio', { name: 'Van' }))
  await user.click(screen.getByRole('button', { name: 'Save vehicle' }))
  await waitFor(() => expect(address()).toBe('/fleet'))
  const sent = serviceCalls.filter(({ route }) => route === 'POST /vehicles')
  expect(sent.map(({ query, body }) => ({ query, body }))).toEqual([
    { query: { office }, body: { plate: van.plate, kind: 'van' } },
  ])
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
})

test('an error of the service is shown at its field', async () => {
  const taken = 'This plate exists'
  const { user, address } = renderScreen(<Area />, {
    ...open('/fleet/new'),
    services: {
      fleet: { 'POST /vehicles': () => failure(422, taken, [{ path: 'plate', message: taken }]) },
    },
  })
  await user.type(screen.getByRole('textbox', { name: 'Plate' }), van.plate)
  await user.click(screen.getByRole('button', { name: 'Save vehicle' }))
  expect(await screen.findByText(taken)).toBeVisible()
  expect(address()).toBe('/fleet/new')
})

test('the form shows the plate that the platform engineer gave as an example', () => {
  const settings = { fleet: { plateExample: 'AB-123-CD' } }
  renderScreen(<Area />, { ...open('/fleet/new'), settings })
  expect(screen.getByPlaceholderText('AB-123-CD')).toBeVisible()
})

test('an agency shows the vehicles that serve it', async () => {
  const { serviceCalls } = renderScreen(
    <AgencyVehicles record={{ type: 'agency', id: agency }} />,
    {
      ...place,
      services: { fleet: { 'GET /vehicles': () => [van] } },
    },
  )
  expect(await screen.findByRole('cell', { name: van.plate })).toBeVisible()
  expect(serviceCalls[0]?.query).toEqual({ office, agency })
})

test('the widget counts the vehicles and links to them', async () => {
  const services = { fleet: { 'GET /vehicles': () => [van, car] } }
  renderScreen(<VehicleCount />, { ...place, services })
  expect(await screen.findByText('2 vehicles')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/fleet')
})
