import { ADMINS } from '@comptoir/api-contract/roles';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useSession } from '@comptoir/kernel/internal/session';
import { ButtonLink } from '../button/button-link';

/** Link to the archived records of a list, for roles that may restore them. */
export function ArchivedLink({ to }: { to: string }) {
  const t = useKernelMessages();
  const session = useSession();
  // A third-party host may show the list without a session.
  if (session.status !== 'signed-in' || !ADMINS.includes(session.claims.role)) return null;
  return (
    <ButtonLink to={to} icon="archive">
      {t('list.archived')}
    </ButtonLink>
  );
}
