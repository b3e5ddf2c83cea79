import { Route, Routes } from '@comptoir/kernel/router';
import { SettingsPage } from './settings.page';

/** Everything below `/settings`. */
export function Area() {
  return (
    <Routes>
      <Route index element={<SettingsPage />} />
    </Routes>
  );
}
