import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { AgencyList } from './agencies/AgencyList';

const AgencyEdit = lazy(() => import('./agencies/AgencyEdit'));
const queryClient = new QueryClient();

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/agencies" element={<AgencyList />} />
          <Route path="/agencies/:id" element={<AgencyEdit />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  </QueryClientProvider>
);
