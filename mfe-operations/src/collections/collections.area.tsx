import { Route, Routes } from '@comptoir/shared-kernel/router';
import { lazy } from 'react';
import { CollectionListPage } from './collection-list.page';

const CollectionNewPage = lazy(async () => ({ default: (await import('./collection-new.page')).CollectionNewPage }));
const PlanManyPage = lazy(async () => ({ default: (await import('./plan-many/plan-many.page')).PlanManyPage }));
const BoardPage = lazy(async () => ({ default: (await import('./board/board.page')).BoardPage }));
const CollectionEditPage = lazy(async () => ({ default: (await import('./collection-edit.page')).CollectionEditPage }));
const DaySheetPage = lazy(async () => ({ default: (await import('./paper/sheet.page')).DaySheetPage }));
const ReceiptPage = lazy(async () => ({ default: (await import('./paper/receipt.page')).ReceiptPage }));
const CollectionImportPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import" */ '../imports/collection-import.page')).CollectionImportPage,
}));
const PickUpPage = lazy(async () => ({ default: (await import('./pick-up/pick-up.page')).PickUpPage }));

/** Everything below `/collection-schedules`. The list comes with the area, the rest when it is opened. */
export function Area() {
  return (
    <Routes>
      <Route index element={<CollectionListPage />} />
      <Route path="new" element={<CollectionNewPage />} />
      <Route path="plan" element={<PlanManyPage />} />
      <Route path="board" element={<BoardPage />} />
      <Route path="import" element={<CollectionImportPage />} />
      <Route path="sheet" element={<DaySheetPage />} />
      <Route path="edit/:id" element={<CollectionEditPage />} />
      <Route path=":id" element={<PickUpPage />} />
      <Route path=":id/receipt" element={<ReceiptPage />} />
      <Route path=":id/record" element={<PickUpPage isRecording />} />
    </Routes>
  );
}
