import { STAFF } from '@comptoir/api-contract/roles';
import { defineRemote } from '@comptoir/shared-kernel/remote/config';

const exchange = { en: 'Exchange', fr: 'Change', ar: 'الصرف' };
const moneyBook = { en: 'Money Book', fr: 'Livre de caisse', ar: 'دفتر النقود' };
const suppliers = { en: 'Suppliers', fr: 'Fournisseurs', ar: 'الموردون' };
/** What the office holds, above both books. */
const balance = '/general-ledger/balance?officeId={office}';

export default defineRemote({
  name: 'finance',
  areas: [
    {
      path: '/exchange',
      module: './src/exchange/exchange.area.tsx',
      title: exchange,
      roles: [...STAFF],
      needs: 'office',
      calls: [
        { get: '/trades?officeId={office}&currency={?currency}&page=1&limit=5000' },
        { get: balance },
        { at: '/{id}', get: '/trades/{id}' },
      ],
    },
    {
      path: '/money-book',
      module: './src/money-book/money-book.area.tsx',
      title: moneyBook,
      roles: [...STAFF],
      needs: 'office',
      calls: [
        { get: '/general-ledger?officeId={office}&from={day}&trade={?trade=false}&page=0&limit=100' },
        { get: balance },
        { at: '/{id}', get: '/collections/{id}' },
        { at: '/entries/{number}', get: '/general-ledger/{number}?officeId={office}' },
      ],
    },
    {
      path: '/suppliers',
      module: './src/suppliers/suppliers.area.tsx',
      title: suppliers,
      roles: [...STAFF],
      needs: 'office',
      calls: [{ get: '/suppliers?officeId={office}' }],
    },
  ],
  navigation: [
    { path: '/exchange', label: exchange, icon: 'exchange', order: 10 },
    { path: '/money-book', label: moneyBook, icon: 'money-book', order: 20 },
    { path: '/suppliers', label: suppliers, icon: 'suppliers', order: 30 },
  ],
  widgets: [
    {
      slot: 'dashboard',
      module: './src/exchange/exchange-card.widget.tsx',
      order: 20,
      size: 'small',
      height: { beside: 310, alone: 270 },
      roles: [...STAFF],
      calls: [{ get: '/general-ledger/balance?officeId={office}' }],
    },
  ],
});
