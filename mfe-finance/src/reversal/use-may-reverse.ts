import { ADMINS } from '@comptoir/api-contract/roles';
import { useClaims } from '@comptoir/kernel/session';

/** Whether the signed-in person may take back what was booked. */
export function useMayReverse(): boolean {
  return ADMINS.includes(useClaims().role);
}
