import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import Agencies from './Agencies';

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter basename="/agencies">
      <Agencies />
    </BrowserRouter>
  </QueryClientProvider>,
);
