import { Route, Routes } from '@comptoir/kernel/router';
import { lazy } from 'react';
import { PositionPage } from './position/position.page';

const BlankSheetPage = lazy(async () => ({ default: (await import('./blank-sheet/blank-sheet.page')).BlankSheetPage }));

/** A page with a tab is also an entry of `CASH_TABS`. */
export function Area() {
  return (
    <Routes>
      <Route index element={<PositionPage />} />
      <Route path="blank-sheet" element={<BlankSheetPage />} />
    </Routes>
  );
}
