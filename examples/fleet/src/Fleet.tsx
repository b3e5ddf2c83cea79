import { Route, Routes } from '@comptoir/kernel/router'
import { GarageForm } from './pages/GarageForm'
import { GarageList } from './pages/GarageList'

export function Area() {
  return (
    <Routes>
      <Route index element={<GarageList />} />
      <Route path="new" element={<GarageForm />} />
    </Routes>
  )
}
