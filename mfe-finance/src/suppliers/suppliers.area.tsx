import { Navigate, Route, Routes, useParams } from '@comptoir/kernel/router';
import { ListOf } from '@comptoir/ui';
import { lazy } from 'react';
import { ArchivedSuppliersPage } from './archived-suppliers.page';
import { SupplierListPage } from './supplier-list.page';

const SupplierImportPage = lazy(async () => ({
  default: (await import('./import/supplier-import.page')).SupplierImportPage,
}));

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
      <Route path="import" element={<SupplierImportPage />} />
      <Route path="archived" element={<ArchivedSuppliersPage />} />
      <Route path=":id" element={<OpenSupplier />} />
    </Routes>
  );
}

/** Opens the dialog of a supplier, who has no page. */
function OpenSupplier() {
  const { id = '' } = useParams();
  return <Navigate to={`/suppliers?${new URLSearchParams({ supplier: id }).toString()}`} replace />;
}
