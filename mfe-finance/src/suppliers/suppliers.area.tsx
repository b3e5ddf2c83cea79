import { Route, Routes } from '@comptoir/shared-kernel/router';
import { ListOf } from '@comptoir/shared-kernel/ui';
import { ArchivedSuppliersPage } from './archived-suppliers.page';
import { SupplierListPage } from './supplier-list.page';

/** Everything below `/suppliers`. */
export function Area() {
  return (
    <Routes>
      <Route
        index
        element={
          <ListOf list="suppliers">
            <SupplierListPage />
          </ListOf>
        }
      />
      <Route path="archived" element={<ArchivedSuppliersPage />} />
    </Routes>
  );
}
