import { Route, Routes } from '@comptoir/shared-kernel/router';
import { lazy } from 'react';
import { ArchivedSuppliersPage } from './archived-suppliers.page';
import { SupplierListPage } from './supplier-list.page';

const SupplierImportPage = lazy(async () => ({
  default: (await import('./import/supplier-import.page')).SupplierImportPage,
}));

/** Everything below `/suppliers`. */
export function Area() {
  return (
    <Routes>
      <Route index element={<SupplierListPage />} />
      <Route path="import" element={<SupplierImportPage />} />
      <Route path="archived" element={<ArchivedSuppliersPage />} />
    </Routes>
  );
}
