import { http } from '@comptoir/shared-kernel/http';
import { MapsProvider, type Geocoder, type MapsConfig } from '@comptoir/shared-kernel/maps';
import { queryClient } from '@comptoir/shared-kernel/query';
import { RouterProvider, type createBrowserRouter } from '@comptoir/shared-kernel/router';
import { Toaster } from '@comptoir/shared-kernel/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
  maps: MapsConfig;
}

export function App({ router, maps }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <MapsProvider config={maps} geocode={geocode}>
        {/* Texts of another language are fetched when they are first read. */}
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </MapsProvider>
      <Toaster />
    </QueryClientProvider>
  );
}

const geocode: Geocoder = async (query, signal) => (await http.call('geocode', { query }, { signal })).data;
