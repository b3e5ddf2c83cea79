import { Route, Routes } from '@comptoir/kernel/router';
import { lazy } from 'react';
import { loadOutboxPage, loadReceiptPage, loadStopPage } from './load-pages';
import { MyDayPage } from './my-day.page';

const RoundSheetPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sheet" */ './sheet.page')).RoundSheetPage,
}));
const StopReceiptPage = lazy(loadReceiptPage);

const StopPage = lazy(loadStopPage);
const OutboxPage = lazy(loadOutboxPage);

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
      <Route path="outbox" element={<OutboxPage />} />
      <Route path="sheet" element={<RoundSheetPage />} />
      <Route path="hand-over" element={<HandOverPage />} />
      <Route path="handovers/:id" element={<HandoverPage />} />
      <Route path=":id" element={<StopPage />} />
      <Route path=":id/receipt" element={<StopReceiptPage />} />
    </Routes>
  );
}
