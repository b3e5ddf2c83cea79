import { Route, Routes } from '@comptoir/shared-kernel/router';
import { ArchivedSuppliersPage } from './archived-suppliers.page';
import { SupplierListPage } from './supplier-list.page';

/** Everything below `/suppliers`. */
export function Area() {
  return (
    <Routes>
      <Route index element={<SupplierListPage />} />
      <Route path="archived" element={<ArchivedSuppliersPage />} />
    </Routes>
  );
}
