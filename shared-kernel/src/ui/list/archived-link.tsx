import { ADMINS } from '@comptoir/api-contract/roles';
import { useKernelMessages } from '../../i18n';
import { useSession } from '../../session';
import { ButtonLink } from '../button/button-link';

/** Leads from a list to what is archived of it; for the roles that may restore it. */
export function ArchivedLink({ to }: { to: string }) {
  const t = useKernelMessages();
  const session = useSession();
  // A host of others may show the list without a session.
  if (session.status !== 'signed-in' || !ADMINS.includes(session.claims.role)) return null;
  return (
    <ButtonLink to={to} icon="empty">
      {t('list.archived')}
    </ButtonLink>
  );
}
