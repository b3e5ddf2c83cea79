import { defineRemote } from '@comptoir/kernel/remote/config'
import { KEEPERS, STAFF } from './src/roles'

const garages = { en: 'Garages', fr: 'Garages', ar: 'المرائب' }
const visits = { en: 'Visits', fr: 'Passages', ar: 'الزيارات' }
const add = { en: 'Add a garage', fr: 'Ajouter un garage', ar: 'إضافة مرأب' }

export default defineRemote({
  name: 'fleet',
  areas: [
    {
      path: '/fleet',
      module: './src/Fleet.tsx',
      title: garages,
      needs: 'office',
      roles: [...STAFF],
    },
  ],
  navigation: [{ path: '/fleet', label: garages, icon: 'suppliers', order: 100 }],
  widgets: [
    {
      slot: 'dashboard',
      module: './src/dashboard/GarageCount.tsx',
      order: 100,
      size: 'small',
      needs: 'office',
      roles: [...STAFF],
    },
  ],
  contributions: [
    {
      slot: 'record.tab',
      record: 'agency',
      module: './src/agency/AgencyVisits.tsx',
      title: visits,
      order: 20,
    },
    { slot: 'command', label: add, to: '/fleet/new', order: 10, roles: [...KEEPERS] },
  ],
})
