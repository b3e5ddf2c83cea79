import type { Role } from '../fixtures/people';

interface ListRow {
  list: string;
  role: Role;
  /** Selected country; by default the office of the demo OFFICEMANAGER. */
  country?: string;
  /** Address of the page, and path of its API call. */
  url: string;
  read: string;
  empty: string;
  search: 'here' | { none: string };
}

/** A new team adds its own row. `finance/trade-list` and `finance/entries` cover the lists of money. */
export const lists: readonly ListRow[] = [
  {
    list: 'agencies',
    role: 'OFFICEMANAGER',
    url: '/agencies',
    read: '/agencies?**',
    empty: 'No agencies found',
    search: 'here',
  },
  {
    list: 'collections',
    role: 'OFFICEMANAGER',
    url: '/collection-schedules',
    read: '/collections?**',
    empty: 'No collection schedules found',
    search: 'here',
  },
  {
    list: 'collectors',
    role: 'OFFICEMANAGER',
    url: '/collectors',
    read: '/users/collectors?**',
    empty: 'No collectors found',
    search: 'here',
  },
  {
    list: 'admins',
    role: 'SUPERADMIN',
    country: 'FR',
    url: '/manage-admins',
    read: '/users?**',
    empty: 'No admins found',
    search: 'here',
  },
  {
    list: 'offices',
    role: 'ADMIN',
    country: 'DZ',
    url: '/manage-offices',
    read: '/offices?**',
    empty: 'No offices found',
    search: 'here',
  },
  {
    list: 'suppliers',
    role: 'OFFICEMANAGER',
    url: '/suppliers',
    read: '/suppliers?**',
    empty: 'No suppliers found',
    search: { none: 'an office has a few of them' },
  },
];
