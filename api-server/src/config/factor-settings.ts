import { ROLES, type Role } from '@comptoir/api-contract/roles';
import type { FactorRules, RolePolicy } from '../factors/factor-rules';
import { StartError } from '../start-error';

const ENTRY = /^([A-Z]+)=(off|offered|required:(\d{1,3}))$/;
const MESSAGE =
  'SECOND_STEP must list roles with off, offered or required:<days>, for example "SUPERADMIN=required:14 ADMIN=offered".';

/**
 * Reads `SECOND_STEP`; roles that it does not name have none.
 *
 * @throws {StartError} `configuration`
 */
export function readFactorRules(text = ''): FactorRules {
  const policies: Partial<Record<Role, RolePolicy>> = {};
  for (const entry of text.split(/\s+/).filter((one) => one !== '')) {
    const [, name, kind, days] = ENTRY.exec(entry) ?? [];
    const role = ROLES.find((one) => one === name);
    if (!role || policies[role]) throw new StartError('configuration', MESSAGE);
    policies[role] =
      days === undefined ? { kind: kind === 'offered' ? 'offered' : 'off' } : { kind: 'required', days: Number(days) };
  }
  return { policies };
}
