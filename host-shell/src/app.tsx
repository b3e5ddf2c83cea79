import { queryClient } from '@comptoir/kernel/query';
import { RouterProvider, type createBrowserRouter } from '@comptoir/kernel/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ToasterOnDemand } from './layout/toaster-on-demand';

export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Texts of another language load on first use. */}
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
      <ToasterOnDemand />
    </QueryClientProvider>
  );
}
