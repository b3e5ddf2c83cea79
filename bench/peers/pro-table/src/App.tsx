import { App as AntdApp, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import { Suspense, lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { AgencyList } from './agencies/AgencyList';

const AgencyEdit = lazy(() => import('./agencies/AgencyEdit'));

export const App = () => (
  <ConfigProvider locale={enUS}>
    <AntdApp>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/agencies" element={<AgencyList />} />
            <Route path="/agencies/:id" element={<AgencyEdit />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </AntdApp>
  </ConfigProvider>
);
