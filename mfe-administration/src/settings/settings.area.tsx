import { Route, Routes } from '@comptoir/kernel/router';
import { SettingsPage } from './settings.page';

export function Area() {
  return (
    <Routes>
      <Route index element={<SettingsPage />} />
    </Routes>
  );
}
