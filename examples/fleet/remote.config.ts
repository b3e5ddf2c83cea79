import { defineRemote } from '@comptoir/kernel/remote/config'
import { settings } from './src/settings'

const vehicles = { en: 'Vehicles', fr: 'Véhicules', ar: 'المركبات' }
const add = { en: 'Add a vehicle', fr: 'Ajouter un véhicule', ar: 'إضافة مركبة' }
const roles = ['SUPERADMIN', 'OFFICEMANAGER'] as const

export default defineRemote({
  name: 'fleet',
  services: [{ name: 'fleet', why: 'Vehicles of an office' }],
  settings,
  areas: [
    {
      path: '/fleet',
      module: './src/Fleet.tsx',
      title: vehicles,
      needs: 'office',
      roles: [...roles],
    },
  ],
  navigation: [{ path: '/fleet', label: vehicles, icon: 'suppliers', order: 100 }],
  widgets: [
    {
      slot: 'dashboard',
      module: './src/dashboard/VehicleCount.tsx',
      order: 100,
      size: 'small',
      needs: 'office',
      roles: [...roles],
    },
  ],
  contributions: [
    {
      slot: 'record.tab',
      record: 'agency',
      module: './src/agency/AgencyVehicles.tsx',
      title: vehicles,
      order: 20,
      roles: [...roles],
    },
    { slot: 'command', label: add, to: '/fleet/new', order: 10, roles: [...roles] },
  ],
})
