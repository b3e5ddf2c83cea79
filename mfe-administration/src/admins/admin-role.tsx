import type { Role } from '@comptoir/api-contract/roles';
import { Tag, type Tone } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

const TONE_OF: Record<Role, Tone> = {
  SUPERADMIN: 'warning',
  ADMIN: 'info',
  OFFICEMANAGER: 'neutral',
  COLLECTOR: 'neutral',
};

export function AdminRole({ role }: { role: Role }) {
  const t = useMessages();
  return <Tag tone={TONE_OF[role]}>{t(`role.${role}`)}</Tag>;
}
