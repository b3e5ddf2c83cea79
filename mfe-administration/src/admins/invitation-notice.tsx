import { useApiMutation } from '@comptoir/ui/changes';
import { Button, Notice } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { useAdmin } from './admins.queries';

export function InvitationNotice({ id }: { id: string }) {
  const t = useMessages();
  const user = useAdmin(id).data?.data;
  const email = user?.email ?? '';
  const resend = useApiMutation('resendInvitation', {
    success: t('invitation.resent', { email }),
    failure: t('invitation.failed'),
  });
  if (user?.verified !== false) return null;

  return (
    <Notice
      tone="warning"
      title={t('admin.unverified')}
      action={
        <Button busy={resend.isPending} onClick={() => resend.mutate({ params: { id } })}>
          {t('invitation.resend')}
        </Button>
      }
    >
      {t('invitation.pending', { email })}
    </Notice>
  );
}
