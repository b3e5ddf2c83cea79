import { ADMINS } from '@comptoir/api-contract/roles';
import { useKernelMessages } from '../../i18n';
import { useClaims } from '../../session';
import { ButtonLink } from '../button/button-link';

/** Leads from a list to what is archived of it; for the roles that may restore it. */
export function ArchivedLink({ to }: { to: string }) {
  const t = useKernelMessages();
  const { role } = useClaims();
  if (!ADMINS.includes(role)) return null;
  return (
    <ButtonLink to={to} icon="empty">
      {t('list.archived')}
    </ButtonLink>
  );
}
