import { Route, Routes } from '@comptoir/kernel/router';
import { ListOf } from '@comptoir/ui';
import { lazy } from 'react';
import { CollectorListPage } from './collector-list.page';

const CollectorNewPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "collector-forms" */ './collector-new.page')).CollectorNewPage,
}));
const ArchivedCollectorsPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import" */ './archived-collectors.page')).ArchivedCollectorsPage,
}));
const CollectorImportPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import" */ '../imports/collector-import.page')).CollectorImportPage,
}));
const CollectorEditPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "collector-forms" */ './collector-edit.page')).CollectorEditPage,
}));

export function Area() {
  return (
    <Routes>
      <Route
        index
        element={
          <ListOf list="collectors">
            <CollectorListPage />
          </ListOf>
        }
      />
      <Route path="new" element={<CollectorNewPage />} />
      <Route path="archived" element={<ArchivedCollectorsPage />} />
      <Route path="import" element={<CollectorImportPage />} />
      <Route path=":id" element={<CollectorEditPage />} />
    </Routes>
  );
}
