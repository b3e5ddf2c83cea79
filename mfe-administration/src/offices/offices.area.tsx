import { Route, Routes } from '@comptoir/kernel/router';
import { ListOf } from '@comptoir/ui';
import { lazy } from 'react';
import { OfficeListPage } from './office-list.page';

const OfficeNewPage = lazy(async () => ({ default: (await import('./office-new.page')).OfficeNewPage }));
const OfficeEditPage = lazy(async () => ({ default: (await import('./office-edit.page')).OfficeEditPage }));
const CustodyPage = lazy(async () => ({ default: (await import('./custody/custody.page')).CustodyPage }));
const ArchivedOfficesPage = lazy(async () => ({
  default: (await import('./archived-offices.page')).ArchivedOfficesPage,
}));

export function Area() {
  return (
    <Routes>
      <Route
        index
        element={
          <ListOf list="offices">
            <OfficeListPage />
          </ListOf>
        }
      />
      <Route path="new" element={<OfficeNewPage />} />
      <Route path="archived" element={<ArchivedOfficesPage />} />
      <Route path=":id/custody" element={<CustodyPage />} />
      <Route path=":id" element={<OfficeEditPage />} />
    </Routes>
  );
}
