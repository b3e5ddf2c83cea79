import { Route, Routes } from '@comptoir/kernel/router';
import { InboxPage } from './inbox.page';

/** Everything below `/inbox`. */
export function Area() {
  return (
    <Routes>
      <Route index element={<InboxPage />} />
    </Routes>
  );
}
