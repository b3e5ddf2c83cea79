import { ADMINS, STAFF } from '@comptoir/api-contract/roles';
import { defineRemote } from '@comptoir/kernel/remote/config';

const exchange = { en: 'Exchange', fr: 'Change', ar: 'الصرف' };
const moneyBook = { en: 'Money Book', fr: 'Livre de caisse', ar: 'دفتر النقود' };
const cash = { en: 'Cash', fr: 'Caisse', ar: 'النقد' };
const month = { en: 'Month', fr: 'Mois', ar: 'الشهر' };
const differences = { en: 'Differences', fr: 'Écarts', ar: 'الفروق' };
const suppliers = { en: 'Suppliers', fr: 'Fournisseurs', ar: 'الموردون' };
const makeTrade = { en: 'Make trade', fr: 'Nouvel échange', ar: 'عملية صرف جديدة' };
const addExpense = { en: 'Add expense', fr: 'Ajouter une dépense', ar: 'إضافة مصروف' };
const addSupplier = { en: 'Add supplier', fr: 'Ajouter un fournisseur', ar: 'إضافة مورد' };

export default defineRemote({
  name: 'finance',
  areas: [
    {
      path: '/exchange',
      module: './src/exchange/exchange.area.tsx',
      title: exchange,
      roles: [...STAFF],
      needs: 'office',
      records: { trade: '/exchange/{id}' },
      calls: [
        { get: '/trades?officeId={office}&currency={?currency}&page=1&limit=5000' },
        { get: '/general-ledger/balance?officeId={office}' },
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
        { get: '/cash/custody/{office}' },
        { at: '/{id}', get: '/collections/{id}' },
        { at: '/entries/{number}', get: '/general-ledger/{number}?officeId={office}' },
      ],
    },
    {
      path: '/cash',
      module: './src/cash/cash.area.tsx',
      title: cash,
      roles: [...STAFF],
      needs: 'office',
      calls: [{ get: '/cash/custody/{office}' }, { get: '/cash/position?officeId={office}' }],
    },
    {
      path: '/my-cases',
      module: './src/cash/cases/my-cases.area.tsx',
      title: differences,
      roles: ['COLLECTOR'],
      needs: 'nothing',
      calls: [{ at: '/{id}', get: '/cash/cases/{id}' }],
    },
    { path: '/month', module: './src/month/month.area.tsx', title: month, roles: [...ADMINS], needs: 'nothing' },
    {
      path: '/suppliers',
      module: './src/suppliers/suppliers.area.tsx',
      title: suppliers,
      roles: [...STAFF],
      needs: 'office',
      records: { supplier: '/suppliers?supplier={id}' },
      calls: [{ get: '/suppliers?officeId={office}' }],
    },
  ],
  navigation: [
    { path: '/month', label: month, icon: 'calendar', order: 15 },
    { path: '/exchange', label: exchange, icon: 'exchange', order: 10, letter: 'e' },
    { path: '/money-book', label: moneyBook, icon: 'money-book', order: 20, letter: 'm' },
    { path: '/cash', label: cash, icon: 'cash', order: 25, letter: 'h' },
    { path: '/suppliers', label: suppliers, icon: 'suppliers', order: 30, letter: 's' },
  ],
  widgets: [
    // Directly below the tasks of the office.
    { slot: 'dashboard', module: './src/cash/cash-card.widget.tsx', order: 6, size: 'wide', roles: [...STAFF] },
    {
      slot: 'dashboard',
      module: './src/exchange/exchange-card.widget.tsx',
      order: 20,
      size: 'small',
      height: { beside: 310, alone: 270 },
      roles: [...STAFF],
      calls: [{ get: '/general-ledger/period?officeId={office}&from={day}' }],
    },
    {
      slot: 'dashboard',
      module: './src/month/month-card.widget.tsx',
      needs: 'nothing',
      order: 110,
      size: 'wide',
      roles: [...ADMINS],
    },
  ],
  contributions: [
    { slot: 'command', label: makeTrade, icon: 'exchange', to: '/exchange/new', order: 40, roles: [...STAFF] },
    {
      slot: 'command',
      label: addExpense,
      icon: 'money-book',
      to: '/money-book?add=expense',
      order: 50,
      roles: [...STAFF],
    },
    {
      slot: 'command',
      label: addSupplier,
      icon: 'suppliers',
      to: '/suppliers?supplier=new',
      order: 60,
      roles: [...STAFF],
    },
  ],
});
