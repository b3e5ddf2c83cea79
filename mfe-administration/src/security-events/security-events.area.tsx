import { Route, Routes } from '@comptoir/kernel/router';
import { SecurityEventsPage } from './security-events.page';

export function Area() {
  return (
    <Routes>
      <Route index element={<SecurityEventsPage />} />
    </Routes>
  );
}
