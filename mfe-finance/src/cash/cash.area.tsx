import { Route, Routes } from '@comptoir/kernel/router';
import { lazy } from 'react';
import { PositionPage } from './position/position.page';

const DaysPage = lazy(async () => ({ default: (await import('./days/days.page')).DaysPage }));
const DayPage = lazy(async () => ({ default: (await import('./days/day.page')).DayPage }));
const DayReportPage = lazy(async () => ({ default: (await import('./days/day-report.page')).DayReportPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules.page')).RulesPage }));
const BlankSheetPage = lazy(async () => ({ default: (await import('./blank-sheet/blank-sheet.page')).BlankSheetPage }));

const HandoverListPage = lazy(async () => ({
  default: (await import('./handovers/handover-list.page')).HandoverListPage,
}));
const HandoverOfferPage = lazy(async () => ({
  default: (await import('./handovers/handover-offer.page')).HandoverOfferPage,
}));
const HandoverPage = lazy(async () => ({ default: (await import('./handovers/handover.page')).HandoverPage }));
const HandoverNotePage = lazy(async () => ({
  default: (await import('./handovers/handover-note.page')).HandoverNotePage,
}));
const LimitsPage = lazy(async () => ({ default: (await import('./limits/limits.page')).LimitsPage }));

const CaseListPage = lazy(async () => ({ default: (await import('./cases/case-list.page')).CaseListPage }));
const CasePage = lazy(async () => ({ default: (await import('./cases/case.page')).CasePage }));

/** A page with a tab is also an entry of `CASH_TABS`. */
export function Area() {
  return (
    <Routes>
      <Route index element={<PositionPage />} />
      <Route path="handovers" element={<HandoverListPage />} />
      <Route path="handovers/new" element={<HandoverOfferPage />} />
      <Route path="handovers/:id" element={<HandoverPage />} />
      <Route path="handovers/:id/note" element={<HandoverNotePage />} />
      <Route path="days" element={<DaysPage />} />
      <Route path="days/:day" element={<DayPage />} />
      <Route path="days/:day/report" element={<DayReportPage />} />
      <Route path="rules" element={<RulesPage />} />
      <Route path="cases" element={<CaseListPage />} />
      <Route path="cases/:id" element={<CasePage />} />
      <Route path="limits" element={<LimitsPage />} />
      <Route path="blank-sheet" element={<BlankSheetPage />} />
    </Routes>
  );
}
