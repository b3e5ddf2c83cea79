import { Route, Routes } from '@comptoir/kernel/router';
import { ListOf } from '@comptoir/ui';
import { lazy } from 'react';
import { AdminListPage } from './admin-list.page';

const AdminNewPage = lazy(async () => ({ default: (await import('./admin-new.page')).AdminNewPage }));
const AdminEditPage = lazy(async () => ({ default: (await import('./admin-edit.page')).AdminEditPage }));

export function Area() {
  return (
    <Routes>
      <Route
        index
        element={
          <ListOf list="users">
            <AdminListPage />
          </ListOf>
        }
      />
      <Route path="new" element={<AdminNewPage />} />
      <Route path=":id" element={<AdminEditPage />} />
    </Routes>
  );
}
