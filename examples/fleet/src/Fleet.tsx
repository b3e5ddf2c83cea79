import { Route, Routes } from '@comptoir/kernel/router'
import { VehicleForm } from './pages/VehicleForm'
import { VehicleList } from './pages/VehicleList'

export function Area() {
  return (
    <Routes>
      <Route index element={<VehicleList />} />
      <Route path="new" element={<VehicleForm />} />
    </Routes>
  )
}
