import { defineRemote } from '@comptoir/kernel/remote/config';

export default defineRemote({
  name: 'careless',
  areas: [
    { path: '/careless', module: './src/careless.area.tsx', title: { en: 'Careless' }, needs: 'nothing' },
    { path: '/patching', module: './src/patching.area.tsx', title: { en: 'Patching' }, needs: 'nothing' },
  ],
  navigation: [],
  widgets: [],
});
