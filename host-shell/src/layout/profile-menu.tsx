import { ADMINS } from '@comptoir/api-contract/roles';
import { useNavigate } from '@comptoir/shared-kernel/router';
import { signOut } from '@comptoir/shared-kernel/http';
import { useClaims } from '@comptoir/shared-kernel/session';
import { initials } from '@comptoir/shared-kernel/format';
import { Avatar, Menu } from '@comptoir/shared-kernel/ui';
import { useProfile } from '../session/profile.queries';
import { useShellMessages } from '../messages/messages';

/** Settings and Logout, behind the person's initials. */
export function ProfileMenu() {
  const t = useShellMessages();
  const navigate = useNavigate();
  const { email, role } = useClaims();
  const profile = useProfile();
  const name = profile.data?.name ?? email;
  return (
    <Menu
      label={t('profile.menu')}
      buttonLabel={`${initials(name)}, ${t('profile.menu')}`}
      header={
        <>
          <strong dir="auto">{name}</strong>
          {name !== email && <div>{email}</div>}
          <div>{t(`profile.role.${role}`)}</div>
        </>
      }
      items={[
        { label: t('profile.settings'), icon: 'settings', onSelect: () => void navigate('/settings') },
        ...(ADMINS.includes(role)
          ? [
              {
                label: t('profile.securityEvents'),
                icon: 'show' as const,
                onSelect: () => void navigate('/security-events'),
              },
            ]
          : []),
        ...(role === 'SUPERADMIN'
          ? [{ label: t('platform.title'), icon: 'dashboard' as const, onSelect: () => void navigate('/platform') }]
          : []),
        { label: t('profile.logout'), icon: 'logout', onSelect: signOut },
      ]}
    >
      <Avatar name={name} />
    </Menu>
  );
}
