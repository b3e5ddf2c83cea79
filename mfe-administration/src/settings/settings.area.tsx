import { Route, Routes } from '@comptoir/kernel/router';
import { lazy } from 'react';
import { SettingsPage } from './settings.page';

const ApiKeysPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "api-keys" */ './api-keys/api-keys.page')).ApiKeysPage,
}));

export function Area() {
  return (
    <Routes>
      <Route index element={<SettingsPage />} />
      <Route path="api-keys" element={<ApiKeysPage />} />
    </Routes>
  );
}
