import { ADMINS } from '@comptoir/api-contract/roles';
import { useClaims } from '@comptoir/kernel/session';

export function useMayReverse(): boolean {
  return ADMINS.includes(useClaims().role);
}
