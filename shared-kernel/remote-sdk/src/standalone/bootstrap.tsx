import { http } from '@comptoir/kernel/http';
import { restoreLanguage } from '@comptoir/kernel/i18n';
import { MapsProvider, type Geocoder, type MapsConfig } from '@comptoir/maps';
import { queryClient } from '@comptoir/kernel/query';
import { createBrowserRouter, RouterProvider } from '@comptoir/kernel/router';
import { settingsByPlace } from '@comptoir/api-contract/remote-settings';
import { useSession } from '@comptoir/kernel/session';
import { showSettings } from '@comptoir/kernel/remote-settings';
import { Toaster } from '@comptoir/kernel/toaster';
import { loadControls, restoreAppearance } from '@comptoir/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Frame } from './frame';
import { sendRealToken } from './view-as';
import { SignInPage } from './sign-in.page';

const maps: MapsConfig = { provider: 'builtin' };
const geocode: Geocoder = async (query, signal) => (await http.call('geocode', { query }, { signal })).data;
const router = createBrowserRouter([
  { path: '/gallery', lazy: async () => ({ Component: (await import('./gallery/gallery.page')).GalleryPage }) },
  { path: '/gallery/antd', lazy: async () => ({ Component: (await import('./gallery/antd/antd.page')).AntdPage }) },
  { path: '*', element: <Standalone /> },
]);

export async function bootstrap(): Promise<void> {
  sendRealToken();
  restoreAppearance();
  await Promise.all([restoreLanguage(), loadControls(), loadSettings()]);
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <MapsProvider config={maps} geocode={geocode}>
        <RouterProvider router={router} />
      </MapsProvider>
      <Toaster />
    </QueryClientProvider>,
  );
}

/** Settings as the deployment stores them; defaults while its API does not answer. */
async function loadSettings(): Promise<void> {
  const stored = await http.call('listRemoteSettings', {}).catch(() => undefined);
  if (stored) showSettings(settingsByPlace(stored.data));
}

function Standalone() {
  return useSession().status === 'signed-in' ? <Frame /> : <SignInPage />;
}
