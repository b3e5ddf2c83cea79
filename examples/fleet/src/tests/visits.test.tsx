import { renderScreen } from '@comptoir/remote-sdk/testing'
import { screen } from '@testing-library/react'
import { Widget } from '../agency/AgencyVisits'

const id = '01890000-0000-7000-8000-0000000000b1'
const agency = { id, name: 'Agence Hydra', officeId: '01890000-0000-7000-8000-00000000000a' }
const visit = {
  id: 7,
  agencyId: id,
  status: 'COLLECTED',
  scheduledCollectionDate: '2026-11-05T09:00:00.000Z',
  collector: { id: '01890000-0000-7000-8000-0000000000c1', name: 'Amina', phone: null },
}
const namesake = { ...visit, id: 8, agencyId: agency.officeId, collector: { name: 'Karim' } }

test('an agency shows its visits, and not those of another one with a similar name', async () => {
  const api = {
    getAgency: () => Response.json(agency),
    listCollections: () => Response.json([visit, namesake]),
  }
  const { calls } = renderScreen(<Widget record={{ type: 'agency', id }} />, { api })
  expect(await screen.findByRole('cell', { name: 'Amina' })).toBeVisible()
  expect(screen.getByRole('cell', { name: '05/11/2026' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Collected' })).toBeVisible()
  expect(screen.queryByRole('cell', { name: 'Karim' })).not.toBeInTheDocument()
  expect(calls.at(-1)?.query).toMatchObject({ search: 'Agence Hydra', officeId: agency.officeId })
})
