import { Route, Routes } from '@comptoir/kernel/router';
import { ListOf } from '@comptoir/ui';
import { lazy } from 'react';
import { AgencyListPage } from './agency-list.page';

const AgencyNewPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "agency-forms" */ './agency-new.page')).AgencyNewPage,
}));
const ArchivedAgenciesPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import" */ './archived-agencies.page')).ArchivedAgenciesPage,
}));
const AgencyImportPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import" */ '../imports/agency-import.page')).AgencyImportPage,
}));
const AgencyEditPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "agency-forms" */ './agency-edit.page')).AgencyEditPage,
}));

export function Area() {
  return (
    <Routes>
      <Route
        index
        element={
          <ListOf list="agencies">
            <AgencyListPage />
          </ListOf>
        }
      />
      <Route path="new" element={<AgencyNewPage />} />
      <Route path="archived" element={<ArchivedAgenciesPage />} />
      <Route path="import" element={<AgencyImportPage />} />
      <Route path=":id" element={<AgencyEditPage />} />
    </Routes>
  );
}
