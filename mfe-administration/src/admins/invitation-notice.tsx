import type { User } from '@comptoir/api-contract/users';
import { useApiMutation } from '@comptoir/shared-kernel/form';
import { Button, Notice } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';

/** Says that an invitation has not been taken up, and mails it again. */
export function InvitationNotice({ user }: { user: User }) {
  const t = useMessages();
  const resend = useApiMutation('resendInvitation', {
    success: t('invitation.resent', { email: user.email }),
    failure: t('invitation.failed'),
  });

  return (
    <Notice
      tone="warning"
      title={t('admin.unverified')}
      action={
        <Button busy={resend.isPending} onClick={() => resend.mutate({ params: { id: user.id } })}>
          {t('invitation.resend')}
        </Button>
      }
    >
      {t('invitation.pending', { email: user.email })}
    </Notice>
  );
}
