import { federation } from '@module-federation/vite';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative, because the folder of a version is known only after publishing.
  base: './',
  build: { target: 'es2022', modulePreload: false, rollupOptions: { input: 'src/notes.js' } },
  plugins: [
    vue(),
    federation({
      name: 'notes',
      filename: 'remoteEntry.js',
      exposes: { './notes': './src/notes.js' },
      manifest: true,
      dts: false,
    }),
  ],
});
