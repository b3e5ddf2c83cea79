import { ADMINS, ROLES } from '@comptoir/api-contract/roles';
import { defineRemote } from '@comptoir/kernel/remote/config';

/** Accounts of the selected country, or of all, filtered by the search. */
const inCountry = 'countryCode={country?}&search={?search}';

const inbox = { en: 'Inbox', fr: 'Boîte de réception', ar: 'صندوق الوارد' };

export default defineRemote({
  name: 'administration',
  areas: [
    {
      path: '/manage-offices',
      module: './src/offices/offices.area.tsx',
      title: { en: 'Manage Offices', fr: 'Gestion des bureaux', ar: 'إدارة المكاتب' },
      roles: [...ADMINS],
      needs: 'nothing',
      calls: [{ get: '/offices?country={country?}&search={?search}' }, { at: '/{id}', get: '/offices/{id}' }],
    },
    {
      path: '/manage-admins',
      module: './src/admins/admins.area.tsx',
      title: { en: 'Manage Admins', fr: 'Gestion des administrateurs', ar: 'إدارة المسؤولين' },
      roles: [...ADMINS],
      needs: 'nothing',
      records: { user: '/manage-admins/{id}' },
      calls: [
        { get: `/users?role=ADMIN&${inCountry}`, roles: ['SUPERADMIN'] },
        { get: `/users?role=OFFICEMANAGER&${inCountry}&officeId={office?}` },
        { at: '/{id}', get: '/users/{id}' },
      ],
    },
    {
      path: '/security-events',
      module: './src/security-events/security-events.area.tsx',
      title: { en: 'Security events', fr: 'Événements de sécurité', ar: 'أحداث الأمان' },
      roles: [...ADMINS],
      needs: 'nothing',
      calls: [{ get: '/security-events?personId={?person}&kind={?kind}&limit=200' }, { get: '/users' }],
    },
    {
      path: '/inbox',
      module: './src/inbox/inbox.area.tsx',
      title: inbox,
      roles: [...ROLES],
      needs: 'nothing',
      calls: [{ get: '/inbox?state={?state}&limit=50' }],
    },
    {
      path: '/settings',
      module: './src/settings/settings.area.tsx',
      title: { en: 'Settings', fr: 'Paramètres', ar: 'الإعدادات' },
      roles: [...ROLES],
      needs: 'nothing',
      calls: [{ get: '/me' }],
    },
  ],
  navigation: [
    {
      path: '/manage-offices',
      label: { en: 'Manage Offices', fr: 'Bureaux', ar: 'المكاتب' },
      icon: 'offices',
      order: 70,
      level: 'ADMIN',
      letter: 'o',
    },
    {
      path: '/manage-admins',
      label: { en: 'Manage Admins', fr: 'Administrateurs', ar: 'المسؤولون' },
      icon: 'admins',
      order: 80,
      level: 'ADMIN',
      letter: 'u',
    },
    {
      path: '/settings',
      label: { en: 'Settings', fr: 'Paramètres', ar: 'الإعدادات' },
      icon: 'settings',
      order: 90,
      // Others have it in the profile menu only.
      roles: ['COLLECTOR'],
    },
  ],
  widgets: [],
  contributions: [
    { slot: 'command', label: inbox, icon: 'empty', to: '/inbox', order: 1, roles: [...ROLES] },
    {
      slot: 'command',
      label: { en: 'Add Office', fr: 'Ajouter un bureau', ar: 'إضافة مكتب' },
      icon: 'offices',
      to: '/manage-offices/new',
      order: 70,
      roles: [...ADMINS],
    },
    {
      slot: 'command',
      label: { en: 'Add Admin', fr: 'Ajouter un administrateur', ar: 'إضافة مسؤول' },
      icon: 'admins',
      to: '/manage-admins/new',
      order: 80,
      roles: [...ADMINS],
    },
  ],
});
