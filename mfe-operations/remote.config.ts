import { STAFF } from '@comptoir/api-contract/roles';
import { defineRemote } from '@comptoir/shared-kernel/remote/config';

export default defineRemote({
  name: 'operations',
  areas: [
    {
      path: '/collection-schedules',
      module: './src/collections/collections.area.tsx',
      title: { en: 'Collection schedules', fr: 'Collectes planifiées', ar: 'جدول التحصيلات' },
      roles: [...STAFF],
      needs: 'office',
    },
    {
      path: '/collectors',
      module: './src/collectors/collectors.area.tsx',
      title: { en: 'Collectors', fr: 'Collecteurs', ar: 'المحصّلون' },
      roles: [...STAFF],
      needs: 'nothing',
    },
    {
      path: '/agencies',
      module: './src/agencies/agencies.area.tsx',
      title: { en: 'Agencies', fr: 'Agences', ar: 'الوكالات' },
      roles: [...STAFF],
      needs: 'office',
    },
  ],
  navigation: [
    {
      path: '/collection-schedules',
      label: { en: 'Collection schedules', fr: 'Collectes planifiées', ar: 'جدول التحصيلات' },
      icon: 'collections',
      order: 40,
    },
    {
      path: '/collectors',
      label: { en: 'Collectors', fr: 'Collecteurs', ar: 'المحصّلون' },
      icon: 'collectors',
      order: 50,
    },
    { path: '/agencies', label: { en: 'Agencies', fr: 'Agences', ar: 'الوكالات' }, icon: 'agencies', order: 60 },
  ],
  widgets: [],
});
