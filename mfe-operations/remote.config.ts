import { STAFF } from '@comptoir/api-contract/roles';
import { defineRemote } from '@comptoir/kernel/remote/config';

const collections = { en: 'Collection schedules', fr: 'Collectes planifiées', ar: 'جدول التحصيلات' };
const collectors = { en: 'Collectors', fr: 'Collecteurs', ar: 'المحصّلون' };
const agencies = { en: 'Agencies', fr: 'Agences', ar: 'الوكالات' };
const planCollection = { en: 'Plan a collection', fr: 'Planifier une collecte', ar: 'تخطيط تحصيل' };
const planSeveral = { en: 'Plan several collections', fr: 'Planifier plusieurs collectes', ar: 'تخطيط عدة تحصيلات' };
const board = { en: 'Collection board', fr: 'Tableau des collectes', ar: 'لوحة التحصيلات' };
const recurring = { en: 'Recurring collections', fr: 'Collectes récurrentes', ar: 'التحصيلات المتكررة' };
const daySheet = { en: 'Print the day sheet', fr: 'Imprimer la feuille du jour', ar: 'طباعة ورقة اليوم' };
const addAgency = { en: 'Add agency', fr: 'Ajouter une agence', ar: 'إضافة وكالة' };
const addCollector = { en: 'Add collector', fr: 'Ajouter un collecteur', ar: 'إضافة محصّل' };
const roles = [...STAFF];

export default defineRemote({
  name: 'operations',
  areas: [
    {
      path: '/collection-schedules',
      module: './src/collections/collections.area.tsx',
      title: collections,
      roles,
      needs: 'office',
      records: { collection: '/collection-schedules/{id}' },
      calls: [
        {
          get: '/collections?officeId={office}&startDate={day}&search={?search}&collectorId={?collector}&sort=oldest&page=1&limit=500',
        },
        { at: '/{id}', get: '/collections/{id}' },
      ],
    },
    {
      path: '/collectors',
      module: './src/collectors/collectors.area.tsx',
      title: collectors,
      roles,
      needs: 'nothing',
      records: { collector: '/collectors/{id}' },
      calls: [
        { get: '/users/collectors?startDate={week}&search={?search}&officeId={office?}' },
        { at: '/{id}', get: '/users/{id}' },
      ],
    },
    {
      path: '/agencies',
      module: './src/agencies/agencies.area.tsx',
      title: agencies,
      roles,
      needs: 'office',
      records: { agency: '/agencies/{id}' },
      calls: [
        { get: '/agencies?page=1&limit=50000&countryCode={country}&officeId={office}&search={?search}' },
        { at: '/{id}', get: '/agencies/{id}' },
      ],
    },
  ],
  navigation: [
    { path: '/collection-schedules', label: collections, icon: 'collections', order: 40, letter: 'c' },
    { path: '/collectors', label: collectors, icon: 'collectors', order: 50, letter: 'l' },
    { path: '/agencies', label: agencies, icon: 'agencies', order: 60, letter: 'a' },
  ],
  widgets: [
    {
      slot: 'dashboard',
      module: './src/dashboard/to-do.widget.tsx',
      order: 5,
      size: 'wide',
      height: { beside: 280, alone: 480 },
      roles,
      calls: [{ get: '/overview?officeId={office}&timeZone={zone}' }],
    },
    {
      slot: 'dashboard',
      module: './src/dashboard/todays-collections.widget.tsx',
      order: 10,
      size: 'small',
      height: { beside: 363, alone: 355 },
      roles,
      calls: [{ get: '/collections/totals?officeId={office}&startDate={day:-29}&endDate={end}&timeZone={zone}' }],
    },
    {
      slot: 'dashboard',
      module: './src/dashboard/top-collectors.widget.tsx',
      order: 30,
      size: 'small',
      height: { beside: 340, alone: 330 },
      roles,
    },
    {
      slot: 'dashboard',
      module: './src/dashboard/collected-amounts.widget.tsx',
      order: 40,
      size: 'wide',
      height: { beside: 130, alone: 330 },
      roles,
    },
    {
      slot: 'dashboard',
      module: './src/dashboard/collections-per-day.widget.tsx',
      order: 50,
      size: 'medium',
      height: { beside: 340, alone: 374 },
      roles,
    },
    {
      slot: 'dashboard',
      module: './src/dashboard/agency-map.widget.tsx',
      order: 60,
      size: 'medium',
      height: { beside: 340, alone: 320 },
      roles,
    },
  ],
  contributions: [
    { slot: 'command', label: planCollection, icon: 'collections', to: '/collection-schedules/new', order: 10, roles },
    { slot: 'command', label: planSeveral, icon: 'collections', to: '/collection-schedules/plan', order: 15, roles },
    { slot: 'command', label: board, icon: 'calendar', to: '/collection-schedules/board', order: 17, roles },
    { slot: 'command', label: recurring, icon: 'calendar', to: '/collection-schedules/series', order: 19, roles },
    { slot: 'command', label: daySheet, icon: 'calendar', to: '/collection-schedules/sheet', order: 16, roles },
    { slot: 'command', label: addAgency, icon: 'agencies', to: '/agencies/new', order: 20, roles },
    { slot: 'command', label: addCollector, icon: 'collectors', to: '/collectors/new', order: 30, roles },
  ],
});
