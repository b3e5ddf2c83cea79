import { Route, Routes } from '@comptoir/shared-kernel/router';
import { lazy } from 'react';
import { CollectionListPage } from './collection-list.page';

const CollectionNewPage = lazy(async () => ({ default: (await import('./collection-new.page')).CollectionNewPage }));
const PlanManyPage = lazy(async () => ({ default: (await import('./plan-many/plan-many.page')).PlanManyPage }));
const CollectionEditPage = lazy(async () => ({ default: (await import('./collection-edit.page')).CollectionEditPage }));
const PickUpPage = lazy(async () => ({ default: (await import('./pick-up/pick-up.page')).PickUpPage }));

/** Everything below `/collection-schedules`. The list comes with the area, the forms and a pick-up's page when they are opened. */
export function Area() {
  return (
    <Routes>
      <Route index element={<CollectionListPage />} />
      <Route path="new" element={<CollectionNewPage />} />
      <Route path="plan" element={<PlanManyPage />} />
      <Route path="edit/:id" element={<CollectionEditPage />} />
      <Route path=":id" element={<PickUpPage />} />
      <Route path=":id/record" element={<PickUpPage isRecording />} />
    </Routes>
  );
}
