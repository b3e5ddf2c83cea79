import { Route, Routes } from '@comptoir/kernel/router';
import { SecurityEventsPage } from './security-events.page';

/** Everything below `/security-events`. */
export function Area() {
  return (
    <Routes>
      <Route index element={<SecurityEventsPage />} />
    </Routes>
  );
}
