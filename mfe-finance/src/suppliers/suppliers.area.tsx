import { Route, Routes } from '@comptoir/shared-kernel/router';
import { SupplierListPage } from './supplier-list.page';

/** Everything below `/suppliers`. */
export function Area() {
  return (
    <Routes>
      <Route index element={<SupplierListPage />} />
    </Routes>
  );
}
