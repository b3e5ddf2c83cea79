import { ADMINS, seesPlatform } from '@comptoir/api-contract/roles';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useNavigate } from '@comptoir/kernel/router';
import { http, signOut } from '@comptoir/kernel/http';
import { queryClient } from '@comptoir/kernel/query';
import { session, unsentCount, useClaims } from '@comptoir/kernel/session';
import { initials } from '@comptoir/kernel/format';
import { Avatar, isIconName, Menu, useConfirm } from '@comptoir/ui';
import { handbookFor, openHandbook } from '../handbook/handbook';
import { visibleContributions } from '../navigation/contributed';
import { pageData } from '../page-data';
import { useProfile } from '../session/profile.queries';
import { useShellMessages } from '../messages/messages';

async function countUnsent(): Promise<number> {
  const { outbox } = await import('@comptoir/ui/outbox');
  await outbox.refresh();
  return outbox.items.get()?.length ?? 0;
}

/** Also at the provider, whose session would sign the next person in. */
async function leaveSso(): Promise<void> {
  // The server would refuse reads that arrive after the session has ended.
  void queryClient.cancelQueries();
  const ended = await http.call('endSso', {}).catch(() => undefined);
  if (!ended) return signOut();
  session.signOut('signed-out');
  if (ended.data.addressWithToken) location.assign(ended.data.addressWithToken);
}

/** Settings, entries of remotes, and Logout, which asks before unsent recordings are lost. */
export function ProfileMenu() {
  const t = useShellMessages();
  const navigate = useNavigate();
  const { email, role, sub, platform } = useClaims();
  const { ask, dialog } = useConfirm();
  const profile = useProfile();
  const { language } = useLanguage();
  const name = profile.data?.name ?? email;
  const leave = async () => {
    const count = unsentCount(sub, sessionStorage);
    const question = {
      title: t('profile.unsent.title'),
      text: t('profile.unsent.text', { count }),
      action: t('profile.unsent.leave'),
      cancel: t('profile.unsent.stay'),
    };
    const kept = role === 'COLLECTOR' ? await countUnsent() : 0;
    if (count === 0 && kept > 0) {
      const text = t('profile.unsent.textKept', { count: kept });
      if (!(await ask({ ...question, text, action: t('profile.unsent.leaveKept') }))) return;
    } else if (count > 0 && !(await ask(question))) return;
    if (profile.data?.sso) await leaveSso();
    else signOut();
  };
  return (
    <>
      <Menu
        label={t('profile.menu')}
        buttonLabel={`${initials(name)}, ${t('profile.menu')}`}
        header={
          <>
            {/* Reserves the line of the name, so that entries do not move under the pointer. */}
            <strong dir="auto">{profile.data?.name ?? '\u00A0'}</strong>
            <div>{email}</div>
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
          ...(seesPlatform({ role, platform })
            ? [{ label: t('platform.title'), icon: 'dashboard' as const, onSelect: () => void navigate('/platform') }]
            : []),
          ...visibleContributions(pageData().registry, 'user-menu', role).map(({ label, icon = '', to }) => ({
            label: label[language] ?? label.en,
            ...(isIconName(icon) && { icon }),
            onSelect: () => void navigate(to),
          })),
          { label: t('profile.handbook'), icon: 'money-book', onSelect: () => openHandbook(handbookFor(role)) },
          { label: t('profile.logout'), icon: 'logout', onSelect: () => void leave() },
        ]}
      >
        <Avatar name={name} />
      </Menu>
      {dialog}
    </>
  );
}
