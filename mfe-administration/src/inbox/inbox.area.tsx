import { Route, Routes } from '@comptoir/kernel/router';
import { lazy } from 'react';
import { InboxPage } from './inbox.page';

const ApprovalListPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "approvals" */ '../approvals/approval-list.page')).ApprovalListPage,
}));
const ApprovalPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "approvals" */ '../approvals/approval.page')).ApprovalPage,
}));

export function Area() {
  return (
    <Routes>
      <Route index element={<InboxPage />} />
      <Route path="approvals" element={<ApprovalListPage />} />
      <Route path="approvals/:id" element={<ApprovalPage />} />
    </Routes>
  );
}
