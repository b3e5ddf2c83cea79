import { STAFF } from '@comptoir/api-contract/roles';
import { defineRemote } from '@comptoir/shared-kernel/remote/config';

const exchange = { en: 'Exchange', fr: 'Change', ar: 'الصرف' };
const suppliers = { en: 'Suppliers', fr: 'Fournisseurs', ar: 'الموردون' };

export default defineRemote({
  name: 'finance',
  areas: [
    {
      path: '/exchange',
      module: './src/exchange/exchange.area.tsx',
      title: exchange,
      roles: [...STAFF],
      needs: 'office',
    },
    {
      path: '/suppliers',
      module: './src/suppliers/suppliers.area.tsx',
      title: suppliers,
      roles: [...STAFF],
      needs: 'office',
    },
  ],
  navigation: [
    { path: '/exchange', label: exchange, icon: 'exchange', order: 10 },
    { path: '/suppliers', label: suppliers, icon: 'suppliers', order: 30 },
  ],
  widgets: [],
});
