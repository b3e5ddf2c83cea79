import type { Role } from '../fixtures/people';

/** A list with a search, as a person of this role sees it. */
interface ListRow {
  list: string;
  role: Role;
  /** Its screens show this country; by default the office of the demo OFFICEMANAGER. */
  country?: string;
  /** Of its page, and what that asks of the API. */
  url: string;
  read: string;
  /** What it says when there are no rows. */
  empty: string;
  search: 'here' | { none: string };
}

/** Another team joins with a row of its own. Those of money stand in `finance/trade-list` and `finance/entries`. */
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
