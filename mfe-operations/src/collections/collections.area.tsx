import { Route, Routes } from '@comptoir/kernel/router';
import { ListOf } from '@comptoir/ui';
import { lazy } from 'react';
import { CollectionListPage } from './collection-list.page';

const CollectionNewPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "collection-forms" */ './collection-new.page')).CollectionNewPage,
}));
const PlanManyPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "planning" */ './plan-many/plan-many.page')).PlanManyPage,
}));
const BoardPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "planning" */ './board/board.page')).BoardPage,
}));
const SeriesListPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "series" */ './series/series-list.page')).SeriesListPage,
}));
const SeriesNewPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "series" */ './series/series-new.page')).SeriesNewPage,
}));
const SeriesEditPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "series" */ './series/series-edit.page')).SeriesEditPage,
}));
const ClosuresPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "series" */ './series/closures/closures.page')).ClosuresPage,
}));
const CollectionEditPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "collection-forms" */ './collection-edit.page')).CollectionEditPage,
}));
const DaySheetPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "paper" */ './paper/sheet.page')).DaySheetPage,
}));
const ReceiptPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "paper", webpackExports: "ReceiptPage" */ '@comptoir/ui/collections'))
    .ReceiptPage,
}));
const CollectionImportPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import" */ '../imports/collection-import.page')).CollectionImportPage,
}));
const CollectionPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pick-up" */ './collection/collection.page')).CollectionPage,
}));

export function Area() {
  return (
    <Routes>
      <Route
        index
        element={
          <ListOf list="collections">
            <CollectionListPage />
          </ListOf>
        }
      />
      <Route path="new" element={<CollectionNewPage />} />
      <Route path="plan" element={<PlanManyPage />} />
      <Route path="board" element={<BoardPage />} />
      <Route path="series" element={<SeriesListPage />} />
      <Route path="series/new" element={<SeriesNewPage />} />
      <Route path="series/:id" element={<SeriesEditPage />} />
      <Route path="closures" element={<ClosuresPage />} />
      <Route path="import" element={<CollectionImportPage />} />
      <Route path="sheet" element={<DaySheetPage />} />
      <Route path="edit/:id" element={<CollectionEditPage />} />
      <Route path=":id" element={<CollectionPage />} />
      <Route path=":id/receipt" element={<ReceiptPage />} />
      <Route path=":id/record" element={<CollectionPage isRecording />} />
    </Routes>
  );
}
