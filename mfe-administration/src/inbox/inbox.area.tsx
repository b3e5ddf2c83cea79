import { Route, Routes } from '@comptoir/kernel/router';
import { InboxPage } from './inbox.page';

export function Area() {
  return (
    <Routes>
      <Route index element={<InboxPage />} />
    </Routes>
  );
}
