import { STAFF } from '@comptoir/api-contract/roles';
import { defineRemote } from '@comptoir/shared-kernel/remote/config';

const suppliers = { en: 'Suppliers', fr: 'Fournisseurs', ar: 'الموردون' };

export default defineRemote({
  name: 'finance',
  areas: [
    {
      path: '/suppliers',
      module: './src/suppliers/suppliers.area.tsx',
      title: suppliers,
      roles: [...STAFF],
      needs: 'office',
    },
  ],
  navigation: [{ path: '/suppliers', label: suppliers, icon: 'suppliers', order: 30 }],
  widgets: [],
});
