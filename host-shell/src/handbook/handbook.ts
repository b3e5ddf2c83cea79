import { ADMINS, type Role } from '@comptoir/api-contract/roles';

/** The part of the addresses that the handbook has: no page of the shell, and no area of a remote. */
const FOLDER = '/help/';

/** The address of the page of the handbook that is written for a role. */
export function handbookFor(role: Role): string {
  if (role === 'COLLECTOR') return `${FOLDER}round.html`;
  return `${FOLDER}${ADMINS.includes(role) ? 'administration' : 'office'}.html`;
}

/** Whether an address is one of the handbook, which no router leads to. */
export function isInHandbook(address: string): boolean {
  return address.startsWith(FOLDER);
}

/** Opens a page of the handbook beside this one, so that nothing which is typed here is left. */
export function openHandbook(address: string): void {
  window.open(address, '_blank', 'noopener');
}
