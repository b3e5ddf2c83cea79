import { ADMINS, type Role } from '@comptoir/api-contract/roles';

/** Path that is reserved for the handbook, neither a page of the shell nor an area. */
const FOLDER = '/help/';

export function handbookFor(role: Role): string {
  if (role === 'COLLECTOR') return `${FOLDER}round.html`;
  return `${FOLDER}${ADMINS.includes(role) ? 'administration' : 'office'}.html`;
}

/** Addresses outside the router. */
export function isInHandbook(address: string): boolean {
  return address.startsWith(FOLDER);
}

/** Opens the handbook in another tab, so that input stays. */
export function openHandbook(address: string): void {
  window.open(address, '_blank', 'noopener');
}
