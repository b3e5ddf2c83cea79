import { RefineThemes, ThemedLayout, useNotificationProvider } from '@refinedev/antd';
import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { App as AntdApp, ConfigProvider } from 'antd';
import { Suspense, lazy } from 'react';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
import { AgencyList } from './agencies/AgencyList';
import { dataProvider } from './dataProvider';

const AgencyEdit = lazy(() => import('./agencies/AgencyEdit'));

const Layout = () => (
  <ThemedLayout>
    <Suspense>
      <Outlet />
    </Suspense>
  </ThemedLayout>
);

export const App = () => (
  <BrowserRouter>
    <ConfigProvider theme={RefineThemes.Blue}>
      <AntdApp>
        <Refine
          dataProvider={dataProvider}
          routerProvider={routerProvider}
          notificationProvider={useNotificationProvider}
          resources={[{ name: 'agencies', list: '/agencies', edit: '/agencies/:id' }]}
          options={{ syncWithLocation: true, disableTelemetry: true }}
        >
          <Routes>
            <Route element={<Layout />}>
              <Route path="/agencies" element={<AgencyList />} />
              <Route path="/agencies/:id" element={<AgencyEdit />} />
            </Route>
          </Routes>
        </Refine>
      </AntdApp>
    </ConfigProvider>
  </BrowserRouter>
);
