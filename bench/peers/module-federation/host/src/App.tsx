import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App as AntdApp, ConfigProvider, Layout, Menu, Spin } from 'antd';
import { Suspense, lazy } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';

const Agencies = lazy(() => import('agencies/Agencies'));
const queryClient = new QueryClient();

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <ConfigProvider>
      <AntdApp>
        <BrowserRouter>
          <Layout style={{ minHeight: '100vh' }}>
            <Layout.Sider>
              <Menu theme="dark" items={[{ key: 'agencies', label: <Link to="/agencies">Agencies</Link> }]} />
            </Layout.Sider>
            <Layout.Content style={{ padding: 24 }}>
              <Suspense fallback={<Spin />}>
                <Routes>
                  <Route path="/agencies/*" element={<Agencies />} />
                </Routes>
              </Suspense>
            </Layout.Content>
          </Layout>
        </BrowserRouter>
      </AntdApp>
    </ConfigProvider>
  </QueryClientProvider>
);
