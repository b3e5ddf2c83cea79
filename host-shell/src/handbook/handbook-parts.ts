import type { Role } from '@comptoir/api-contract/roles';
import { handbookFor } from './handbook';

/** Parts of the handbook by address prefix, longer ones first. */
export const HANDBOOK_PARTS: readonly (readonly [path: string, part: string])[] = [
  ['/collection-schedules/board', 'office.html#move-collections-on-the-board'],
  ['/collection-schedules', 'office.html#plan-a-collection'],
  ['/exchange', 'office.html#exchange'],
  ['/money-book', 'office.html#the-money-book'],
  ['/cash', 'office.html#cash'],
  ['/agencies', 'office.html#archive-and-restore'],
  ['/suppliers', 'office.html#archive-and-restore'],
  ['/collectors', 'office.html#archive-and-restore'],
  ['/manage-offices', 'administration.html#open-an-office'],
  ['/manage-admins', 'administration.html#open-an-office'],
  ['/security-events', 'administration.html#review-activity'],
  ['/settings', 'index.html#sign-in'],
];

/** Address of the handbook for the page at `pathname`; by default, and for collectors, the page of the role. */
export function handbookAt(role: Role, pathname: string): string {
  const page = handbookFor(role);
  if (role === 'COLLECTOR') return page;
  const found = HANDBOOK_PARTS.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found ? new URL(found[1], new URL(page, location.origin)).href.slice(location.origin.length) : page;
}
