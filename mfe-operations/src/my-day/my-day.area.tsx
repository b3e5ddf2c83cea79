import { Route, Routes } from '@comptoir/kernel/router';
import { lazy } from 'react';
import { loadStopPage } from './load-stop-page';
import { MyDayPage } from './my-day.page';

const RoundSheetPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "paper" */ '../collections/paper/sheet.page')).RoundSheetPage,
}));
const ReceiptPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "paper" */ '../collections/paper/receipt.page')).ReceiptPage,
}));
const StopPage = lazy(loadStopPage);

const HandOverPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "hand-over" */ './custody/hand-over.page')).HandOverPage,
}));
const HandoverPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "hand-over" */ './custody/handover.page')).HandoverPage,
}));

export function Area() {
  return (
    <Routes>
      <Route index element={<MyDayPage />} />
      <Route path="sheet" element={<RoundSheetPage />} />
      <Route path="hand-over" element={<HandOverPage />} />
      <Route path="handovers/:id" element={<HandoverPage />} />
      <Route path=":id" element={<StopPage />} />
      <Route path=":id/receipt" element={<ReceiptPage />} />
    </Routes>
  );
}
