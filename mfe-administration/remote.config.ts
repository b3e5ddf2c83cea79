import { ROLES } from '@comptoir/api-contract/roles';
import { defineRemote } from '@comptoir/shared-kernel/remote/config';

export default defineRemote({
  name: 'administration',
  areas: [
    {
      path: '/settings',
      module: './src/settings/settings.area.tsx',
      title: { en: 'Settings', fr: 'Paramètres', ar: 'الإعدادات' },
      roles: [...ROLES],
      needs: 'nothing',
    },
  ],
  navigation: [],
  widgets: [],
});
