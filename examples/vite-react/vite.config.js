import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative, because the folder of a version is known only after publishing.
  base: './',
  build: { target: 'es2022', modulePreload: false, rollupOptions: { input: 'src/rates.area.jsx' } },
  plugins: [
    react(),
    federation({
      name: 'vitereact',
      filename: 'remoteEntry.js',
      exposes: { './rates': './src/rates.area.jsx' },
      shared: { react: { singleton: true, requiredVersion: '^19.3.0', import: false } },
      manifest: true,
      dts: false,
    }),
  ],
});
