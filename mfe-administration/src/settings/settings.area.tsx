import { Route, Routes } from '@comptoir/kernel/router';
import { lazy } from 'react';
import { SettingsPage } from './settings.page';

const ApiKeysPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "api-keys" */ './api-keys/api-keys.page')).ApiKeysPage,
}));

const WebhooksPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "webhooks" */ './webhooks/webhooks.page')).WebhooksPage,
}));

const ApprovalRulesPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "approval-rules" */ './approval-rules/approval-rules.page'))
    .ApprovalRulesPage,
}));

export function Area() {
  return (
    <Routes>
      <Route index element={<SettingsPage />} />
      <Route path="approval-rules" element={<ApprovalRulesPage />} />
      <Route path="api-keys" element={<ApiKeysPage />} />
      <Route path="webhooks" element={<WebhooksPage />} />
    </Routes>
  );
}
